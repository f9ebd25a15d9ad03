import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile, listNames } from '../cache/disk-cache.ts';

/** In what way something was asked for; what is not there is described as well. */
const describers = { file: describeFile, folder: describeFolder, lookup: describeLookup };
export type InputKind = keyof typeof describers;

/**
 * All that decided a bundle: descriptions by their path from the root.
 * @property stats how the system describes files of packages, which need not be read while that holds
 */
export type EngineInputs = Record<InputKind | 'stats', Record<string, string>>;

/** Whether `node_modules` is a link to a folder elsewhere. */
export function arePackagesLinked(root: string): boolean {
  const stats = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ?? false;
}

/**
 * What a file is called among the inputs: by its path from the root, so that a copy of the project
 * has the same; files of the system by their own, which a copy in a deeper folder shares.
 */
export function nameInput(root: string, file: string): string {
  const name = path.relative(root, file);
  const toTop = path.relative(root, path.parse(root).root);
  return name.startsWith(toTop + path.sep) ? file : name;
}

/** What is at a path now. @param name as `nameInput` gives it */
export function describeInput(root: string, kind: InputKind, name: string): string {
  return describers[kind](root, path.resolve(root, name));
}

/**
 * How the system describes a file of a package, by which the packages of the compiler are known, too;
 * empty for what is not there, and for code of one's own, which is few files and read each time.
 */
export function describeStats(root: string, name: string): string {
  if (!/(?:^|\/)node_modules\//.test(name)) return '';
  const stats = statSync(path.resolve(root, name), { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.size},${stats.mtimeMs},${stats.ino}` : '';
}

/** Whether all is as it was described. */
export function isUnchanged(
  root: string,
  { file, folder, lookup, stats = {} }: EngineInputs,
): boolean {
  const isKnown = (name: string) => stats[name] && stats[name] === describeStats(root, name);
  const all = (kind: InputKind, known: Record<string, string>) =>
    Object.entries(known).every(
      ([name, text]) =>
        (kind === 'file' && isKnown(name)) || describeInput(root, kind, name) === text,
    );
  return all('file', file) && all('folder', folder) && all('lookup', lookup);
}

/** The digest of a file; the size of a compiled program, whose package tells its version. */
function describeFile(_root: string, file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return stats ? 'a folder' : '';
  return file.endsWith('.node') ? String(stats.size) : digestOfFile(file);
}

/** Which names a folder holds. */
function describeFolder(_root: string, folder: string): string {
  return digest(listNames(folder).join('\n'));
}

/** What an import may find at a path without its ending: where each candidate really is. */
function describeLookup(root: string, file: string): string {
  const { dir, name, base } = path.parse(file);
  // Packages are found by their whole names, and there are hundreds beside each.
  const isPackage = /\/node_modules(?:\/@[^/]+)?$/.test(dir);
  const found = isPackage
    ? [base]
    : [
        ...listNames(dir).filter((one) => one === name || one.startsWith(`${name}.`)),
        ...listNames(file).flatMap((one) => (one.startsWith('index.') ? path.join(base, one) : [])),
      ];
  return found.map((one) => realpathOf(root, path.join(dir, one))).join('\n');
}

/** From the root, so that a copy of the project has the same; empty where there is nothing. */
function realpathOf(root: string, file: string): string {
  const real = (one: string) => realpathSync.native(one);
  return existsSync(file) ? path.relative(real(root), real(file)) : '';
}
