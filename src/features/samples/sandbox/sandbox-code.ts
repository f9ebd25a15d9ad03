import path from 'node:path';
import { z } from 'zod';
import { createDiskCache } from '../../../cache/disk-cache.ts';
import { versionOfCode } from '../../../read/compiler-version.ts';
import { type RealmCode, realmKinds } from '../host/messages.ts';
import { bundleHost, bundleRealm } from './bundle-code.ts';

/** What a sandbox starts with. */
export type SandboxCode = { host: string; realms: RealmCode };

const project = path.resolve(import.meta.dirname, '../../../..');
/** The cache for the code, which may be deleted. */
export const sandboxCache = path.join(project, '.cache/sandbox');

const realm = z.object({ code: z.string(), cache: z.string().optional() });
const stored = z.object({
  host: z.string(),
  realms: z.object({ compiler: realm, reader: realm, components: realm }),
  sources: z.array(z.string()),
});
type Stored = z.infer<typeof stored>;

/**
 * The code of the sandbox, bundled once for all processes and cached in `.cache/sandbox/`.
 * @param warm compiles the code and returns the engine's code cache, which is stored with it
 */
export async function loadSandboxCode(
  warm: (code: SandboxCode) => Promise<Partial<Record<string, string>>>,
): Promise<SandboxCode> {
  const cache = createDiskCache(sandboxCache);
  const name = `${versionOfSandbox()}.json`;
  const kept = readStored(cache.read(name));
  const found = kept ?? (await bundleAll());
  // The sandbox reads them unobserved, so they are recorded here.
  for (const file of found.sources) globalThis.__SITE_NOTE__?.('file', path.join(project, file));
  if (kept) return kept;
  const caches = await warm(found);
  for (const kind of realmKinds) found.realms[kind].cache = caches[kind];
  cache.prune();
  cache.write(name, JSON.stringify(found));
  return found;
}

function readStored(text: string | undefined): Stored | undefined {
  return text === undefined ? undefined : stored.parse(JSON.parse(text));
}

async function bundleAll(): Promise<Stored> {
  const [host, compiler, reader, components] = await Promise.all([
    bundleHost(),
    ...realmKinds.map(bundleRealm),
  ]);
  const bundles = [host, compiler, reader, components].flatMap((made) => made ?? []);
  const codeOf = (made: { code: string } | undefined) => ({ code: made?.code ?? '' });
  return {
    host: host.code,
    realms: {
      compiler: codeOf(compiler),
      reader: codeOf(reader),
      components: codeOf(components),
    },
    sources: bundles.flatMap(({ sources }) => sources.map((file) => path.relative(project, file))),
  };
}

/** Changes with the code, its packages, or the engine. */
export const versionOfSandbox = () =>
  versionOfCode(['src/features/samples/sandbox/bundle-code.ts']).slice(0, 16);
