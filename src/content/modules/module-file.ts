import { statSync } from 'node:fs';
import path from 'node:path';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { listNames } from '../../node/disk-cache.ts';

/** In the order in which the bundler tries them. */
const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/**
 * The file that an import refers to: the path itself, with an extension, or a folder's index.
 * @param name path from the root
 */
export function findModuleFile(root: string, name: string): string | undefined {
  const candidates = [name, ...endings.map((ending) => name + ending)];
  const ofFolder = endings.map((ending) => `${name}/index${ending}`);
  return [...candidates, ...ofFolder].find((candidate) =>
    statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
}

/** The hint for a missing file: the most similar name in its folder. */
export function suggestFile(root: string, name: string): string {
  const folder = path.posix.dirname(name);
  const near = findNearestName(path.posix.basename(name), listNames(path.join(root, folder)));
  return near
    ? `Did you mean ${near}, which is in ${folder}/?`
    : 'Write the path of the file relative to this one, or from the root as @site/….';
}
