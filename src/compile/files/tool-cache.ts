import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from '../../node/disk-cache.ts';
import { currentTexts } from '../../texts/text.ts';
import { listCodeFiles, versionOfCode } from './compiler-version.ts';

/**
 * The files that list the packages, including npm's own, because the lock file may be newer than the installation.
 */
const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];

export type ToolCache = ReturnType<typeof openToolCache>;

/**
 * Opens the cache in `.cache/tools/` for the results of tools, for later processes, also those of a copy of the
 * project: results and inputs name its files by their paths from the root.
 * @param makers our modules that run the tools, and those that the tools process, as paths from the root
 */
export function openToolCache(root: string, ...makers: readonly string[]) {
  const cache = createDiskCache(path.join(root, '.cache/tools'));
  cache.prune();
  const mode = [process.version, process.env.NODE_ENV, process.env.BABEL_ENV];
  const sums = [...makers, ...packages].map((name) => digestOfFile(path.join(root, name)));
  const decides = [makers, versionOfCode(makers), mode, sums, currentTexts()];
  const basis = digest(JSON.stringify(decides)).slice(0, 16);
  const nameOf = (input: unknown) => `${basis}-${digest(JSON.stringify(input))}.json`;
  return {
    /** @param input everything that determines the result, except for code, packages and runtime */
    find: (input: unknown) => cache.read(nameOf(input)),
    store: (input: unknown, result: string) => cache.write(nameOf(input), result),
    /** The files, as paths from the project's root, whose edits invalidate the cache. */
    listCode: () => listCodeFiles(makers),
  };
}
