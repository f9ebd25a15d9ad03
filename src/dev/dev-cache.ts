import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from '../cache/disk-cache.ts';
import { versionOfCode } from '../read/compiler-version.ts';

/** What says which packages there are: npm's own list, too, as the lock file may be ahead of it. */
const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];

export type DevCache = ReturnType<typeof openDevCache>;

/**
 * Opens the cache in `.cache/dev/` of what tools made of an input, for the next `npm run dev`.
 * @param maker our module that runs the tools, as a path from the root
 */
export function openDevCache(root: string, maker: string) {
  const cache = createDiskCache(path.join(root, '.cache/dev'));
  cache.prune();
  const mode = [root, process.version, process.env.NODE_ENV, process.env.BABEL_ENV];
  const sums = [maker, ...packages].map((name) => digestOfFile(path.join(root, name)));
  const basis = digest(JSON.stringify([maker, versionOfCode([maker]), mode, sums])).slice(0, 16);
  const nameOf = (input: unknown) => `${basis}-${digest(JSON.stringify(input))}.json`;
  return {
    /** @param input all that decides the result, but for code, packages and runtime */
    find: (input: unknown) => cache.read(nameOf(input)),
    keep: (input: unknown, result: string) => cache.write(nameOf(input), result),
  };
}
