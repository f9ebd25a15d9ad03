import path from 'node:path';
import { z } from 'zod';
import { createDiskCache } from '../../../cache/disk-cache.ts';
import { acquireBuildLock } from '../../../process/build-lock.ts';
import { versionOfCode } from '../../../read/compiler-version.ts';
import { type Bundled, bundleScript, type SandboxScript } from './bundle-code.ts';

const project = path.resolve(import.meta.dirname, '../../../..');
/** The cache for the code, which may be deleted. */
export const sandboxCache = path.join(project, '.cache/sandbox');

const stored = z.object({ code: z.string(), sources: z.array(z.string()) });

const loaded = new Map<SandboxScript, Promise<string>>();

/** The code of one of the sandbox's scripts: bundled once for all processes and cached in `.cache/sandbox/`. */
export function loadSandboxCode(script: SandboxScript): Promise<string> {
  const code = loaded.get(script) ?? load(script);
  loaded.set(script, code);
  code.catch(() => loaded.delete(script));
  return code;
}

async function load(script: SandboxScript): Promise<string> {
  const cache = createDiskCache(sandboxCache);
  const name = `${script}-${versionOfSandbox()}.json`;
  const read = () => {
    const text = cache.read(name);
    return text === undefined ? undefined : stored.parse(JSON.parse(text));
  };
  const make = async (): Promise<Bundled> => {
    cache.prune();
    const made = await bundleScript(script);
    const sources = made.sources.map((file) => path.relative(project, file));
    cache.write(name, JSON.stringify({ code: made.code, sources }));
    return { code: made.code, sources };
  };
  const { code, sources } = read() ?? (await alone(async () => read() ?? (await make())));
  // The sandbox reads them unobserved, so they are recorded here.
  for (const file of sources) globalThis.__SITE_NOTE__?.('file', path.join(project, file));
  return code;
}

/** In a cold build the bundler and the compiler of content want the same code at once: the second waits for it. */
async function alone<T>(make: () => Promise<T>): Promise<T> {
  const lock = acquireBuildLock(path.join(sandboxCache, 'lock'), () => {});
  // Where it can't be locked, the same is made twice.
  const release = await lock.catch(() => () => {});
  try {
    return await make();
  } finally {
    release();
  }
}

/** Changes with the code, its packages, or the engine. */
export const versionOfSandbox = () =>
  versionOfCode(['src/features/samples/sandbox/bundle-code.ts']).slice(0, 16);
