import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile, listNames } from '../cache/disk-cache.ts';

/** How the bundler asked for something; also describes what doesn't exist. */
const describers = { file: describeFile, folder: describeFolder, lookup: describeLookup };
export type InputKind = keyof typeof describers;

/**
 * Everything that determines a bundle: descriptions by path from the root.
 * @property stats size, date and inode of package files, which needn't be read while these stay the same
 */
export type EngineInputs = Record<InputKind | 'stats', Record<string, string>>;

/** Whether `node_modules` is a symbolic link. */
export function arePackagesLinked(root: string): boolean {
  const stats = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ?? false;
}

/**
 * The name of a file among the inputs: its path from the root, so that it is the same in a copy of the project;
 * system files have their absolute path, which is the same for copies at another depth.
 */
export function nameInput(root: string, file: string): string {
  const name = path.relative(root, file);
  const toTop = path.relative(root, path.parse(root).root);
  return name.startsWith(toTop + path.sep) ? file : name;
}

/**
 * Describes what is at a path now.
 * @param name as from `nameInput`
 */
export function describeInput(root: string, kind: InputKind, name: string): string {
  return describers[kind](root, path.resolve(root, name));
}

/**
 * The size, date and inode of a file in a package, which also identify the compiler's packages. Empty if it
 * doesn't exist, and for the project's own code: that is few files, which are always read.
 */
export function describeFileStats(root: string, name: string): string {
  if (!/(?:^|\/)node_modules\//.test(name)) return '';
  const stats = statSync(path.resolve(root, name), { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.size},${stats.mtimeMs},${stats.ino}` : '';
}

/** Whether every input is as it was described. */
export function isUnchanged(
  root: string,
  { file, folder, lookup, stats = {} }: EngineInputs,
): boolean {
  const isKnown = (name: string) => stats[name] && stats[name] === describeFileStats(root, name);
  const all = (kind: InputKind, known: Record<string, string>) =>
    Object.entries(known).every(
      ([name, text]) =>
        (kind === 'file' && isKnown(name)) || describeInput(root, kind, name) === text,
    );
  return all('file', file) && all('folder', folder) && all('lookup', lookup);
}

/** The digest of a file, or the size of a native addon, whose version is in its package. */
function describeFile(_root: string, file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return stats ? 'a folder' : '';
  return file.endsWith('.node') ? String(stats.size) : digestOfFile(file);
}

/** A digest of the names in a folder. */
function describeFolder(_root: string, folder: string): string {
  return digest(listNames(folder).join('\n'));
}

/** The candidates of an import at a path without extension: their real paths. */
function describeLookup(root: string, file: string): string {
  const { dir, name, base } = path.parse(file);
  // Packages are imported by their exact names, and there are hundreds of them.
  const isPackage = /\/node_modules(?:\/@[^/]+)?$/.test(dir);
  const found = isPackage
    ? [base]
    : [
        ...listNames(dir).filter((one) => one === name || one.startsWith(`${name}.`)),
        ...listNames(file).flatMap((one) => (one.startsWith('index.') ? path.join(base, one) : [])),
      ];
  return found.map((one) => realpathOf(root, path.join(dir, one))).join('\n');
}

/**
 * The real path, relative to the root so that it is the same in a copy of the project; empty if it doesn't exist.
 */
function realpathOf(root: string, file: string): string {
  const real = (one: string) => realpathSync.native(one);
  return existsSync(file) ? path.relative(real(root), real(file)) : '';
}
