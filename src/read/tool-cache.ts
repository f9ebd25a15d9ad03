import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from '../cache/disk-cache.ts';
import { listCodeFiles, versionOfCode } from './compiler-version.ts';

/** What says which packages there are: npm's own list, too, as the lock file may be ahead of it. */
const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];

export type ToolCache = ReturnType<typeof openToolCache>;

/**
 * Opens the cache in `.cache/tools/` of what tools made of an input, for the next process.
 * @param makers our modules that run the tools, and those that are put through them, as paths from the root
 */
export function openToolCache(root: string, ...makers: readonly string[]) {
  const cache = createDiskCache(path.join(root, '.cache/tools'));
  cache.prune();
  const mode = [root, process.version, process.env.NODE_ENV, process.env.BABEL_ENV];
  const sums = [...makers, ...packages].map((name) => digestOfFile(path.join(root, name)));
  const basis = digest(JSON.stringify([makers, versionOfCode(makers), mode, sums])).slice(0, 16);
  const nameOf = (input: unknown) => `${basis}-${digest(JSON.stringify(input))}.json`;
  return {
    /** @param input all that decides the result, but for code, packages and runtime */
    find: (input: unknown) => cache.read(nameOf(input)),
    store: (input: unknown, result: string) => cache.write(nameOf(input), result),
    /** The files, as paths from the project's root, whose edits are known to be other makers. */
    listCode: () => listCodeFiles(makers),
  };
}
