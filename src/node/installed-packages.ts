import { globSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from './disk-cache.ts';

/** What says which packages are installed: the lock file may be newer than the installation. */
const lists = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];

/** By the project's root. */
const digests = new Map<string, string>();

/**
 * A digest of the installed packages, by what lists them and by the patches in `patches/`: reading the packages
 * themselves takes seconds. An edit in `node_modules` by hand needs `npm run build -- --clean`. It stays the same in a
 * process, which keeps running the code that it has loaded.
 */
export function digestPackages(root: string): string {
  const packages = digests.get(root) ?? readPackages(root);
  digests.set(root, packages);
  return packages;
}

function readPackages(root: string): string {
  const patches = globSync('patches/**/*', { cwd: root }).sort();
  const sums = [...lists, ...patches].map(
    (name) => `${name} ${digestOfFile(path.join(root, name))}`,
  );
  return digest(sums.join('\n'));
}
