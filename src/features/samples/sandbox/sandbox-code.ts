import path from 'node:path';
import { versionOfCode } from '../../../compile/files/compiler-version.ts';
import { createDiskCache } from '../../../node/disk-cache.ts';
import { acquireLock } from '../../../node/file-lock.ts';
import type { SandboxScript } from '../host/messages.ts';
import { bundleScript } from './bundle-code.ts';

const project = path.resolve(import.meta.dirname, '../../../..');
/** The cache for the code, which may be deleted. */
export const sandboxCache = path.join(project, '.cache/sandbox');

const loaded = new Map<SandboxScript | 'host', Promise<string>>();

/** The code of one of the sandbox's scripts: bundled once for all processes and cached in `.cache/sandbox/`. */
export function loadSandboxCode(script: SandboxScript | 'host'): Promise<string> {
  const code = loaded.get(script) ?? load(script);
  loaded.set(script, code);
  code.catch(() => loaded.delete(script));
  return code;
}

async function load(script: SandboxScript | 'host'): Promise<string> {
  const cache = createDiskCache(sandboxCache);
  const name = `${script}-${versionOfSandbox()}.js`;
  const make = async () => {
    cache.prune();
    const { code } = await bundleScript(script);
    cache.write(name, code);
    return code;
  };
  return cache.read(name) ?? (await alone(async () => cache.read(name) ?? (await make())));
}

/** In a cold build the bundler and the compiler of content want the same code at once: the second waits for it. */
async function alone<T>(make: () => Promise<T>): Promise<T> {
  const lock = acquireLock(path.join(sandboxCache, 'bundling.lock'));
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
