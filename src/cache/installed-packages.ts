import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from './disk-cache.ts';

/** An installed package. */
type Package = {
  /** The paths of its folders and files, from its own folder. */
  names: string[];
  /** A digest of the sizes, dates and inodes of these. */
  stats: string;
  /** A digest of the content of the files. */
  sum: string;
  /** The names of its dependencies. */
  needs: string[];
};

/** Files that don't affect what a package does. */
const irrelevantFiles = /\.(?:map|md|markdown|flow|d\.[cm]?ts)$/i;
/** The same for a package whose type declarations matter, as they do for checking samples. */
const irrelevantFilesWithTypes = /\.(?:map|md|markdown|flow)$/i;
const notesName = 'notes.json';

/**
 * The packages that this process has read: it keeps running the code that it has loaded, whatever is installed
 * meanwhile.
 */
const packagesInProcess = new Map<string, Package>();
/** The notes of previous processes, by the project's root. */
const notesOf = new Map<string, Record<string, Package>>();
const packageFolders = new Map<string, string | undefined>();

/**
 * Computes a digest of installed packages with all their dependencies. Versions aren't enough: a package may be
 * linked, patched or installed by hand. A package's files are read again only if their sizes, dates or inodes
 * differ from the notes in `.cache/packages/`.
 * @param root the project's root, from which the packages are imported
 * @param names as in imports: `react`, `@babel/core`
 * @param withTypes whether type declarations count
 */
export function digestPackages(
  root: string,
  names: readonly string[],
  { withTypes = false } = {},
): string {
  const cache = createDiskCache(path.join(root, '.cache/packages'));
  const notes = notesOf.get(root) ?? readNotes(cache.read(notesName));
  notesOf.set(root, notes);
  const seen = new Map<string, string>();
  let isNew = false;
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (folder === undefined) seen.set(`${name} of ${path.relative(root, from)}`, '');
    if (folder === undefined || seen.has(folder)) return;
    const key = withTypes ? `${folder} with types` : folder;
    const known = packagesInProcess.get(key) ?? readPackage(folder, notes[key], withTypes);
    packagesInProcess.set(key, known);
    isNew ||= notes[key]?.stats !== known.stats;
    notes[key] = known;
    seen.set(folder, known.sum);
    for (const need of known.needs) visit(need, folder);
  };
  for (const name of names) visit(name, root);
  if (isNew) cache.write(notesName, JSON.stringify(notes));
  const sums = [...seen].map(([folder, sum]) => `${path.relative(root, folder)} ${sum}`);
  return digest(sums.sort().join('\n'));
}

function readNotes(text: string | undefined): Record<string, Package> {
  return text === undefined ? {} : JSON.parse(text);
}

/** The real path of a package, found as Node finds it. */
export function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (!packageFolders.has(folder)) {
    packageFolders.set(folder, existsSync(folder) ? realpathSync.native(folder) : undefined);
  }
  const above = path.dirname(from);
  return packageFolders.get(folder) ?? (above === from ? undefined : findPackage(name, above));
}

function readPackage(folder: string, known: Package | undefined, withTypes: boolean): Package {
  // A folder's date changes if a file is added, so the listing needn't be repeated.
  if (known && digestStats(folder, known.names) === known.stats) return known;
  const irrelevant = withTypes ? irrelevantFilesWithTypes : irrelevantFiles;
  const names = listPackagePaths(folder, '').filter((name) => !irrelevant.test(name));
  const files = names.filter((name) => !name.endsWith('/')).sort();
  const sums = files.map((name) => `${name} ${digestOfFile(folder + name)}`);
  const stats = digestStats(folder, names);
  return { names, stats, sum: digest(sums.join('\n')), needs: listDependencies(folder) };
}

/** A digest of the stats of files. Leaves out the time of change (ctime), which every new hard link updates. */
function digestStats(folder: string, names: readonly string[]): string {
  let all = '';
  for (const name of names) {
    const stats = statSync(folder + name, { throwIfNoEntry: false });
    all += `${stats?.size},${stats?.mtimeMs},${stats?.ino};`;
  }
  return digest(all);
}

/** Lists the folders (with a trailing slash) and files of a package, without nested packages. */
function listPackagePaths(folder: string, below: string): string[] {
  const entries = readdirSync(folder + below, { withFileTypes: true });
  const inside = entries.flatMap((entry) => {
    const name = below + (below === '' ? '/' : '') + entry.name;
    if (!entry.isDirectory()) return [name];
    return /^(?:node_modules|\.git)$/.test(entry.name) ? [] : listPackagePaths(folder, `${name}/`);
  });
  return [below === '' ? '/' : below, ...inside];
}

/** Lists all dependencies; optional ones for other systems aren't installed. */
function listDependencies(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const needs = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  return Object.keys(needs).sort();
}
