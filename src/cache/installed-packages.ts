import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, digest, digestOfFile } from './disk-cache.ts';

/** What one package is. */
type Package = {
  /** Its folders and files, from its own folder. */
  names: string[];
  /** The digest of how the system describes these. */
  stats: string;
  /** The digest of what is in the files. */
  sum: string;
  /** The packages that it imports. */
  needs: string[];
};

/** Nothing that runs. */
const saysNothing = /\.(?:map|md|markdown|flow|d\.[cm]?ts)$/i;
/** Nor what says its types, which decide where samples are checked. */
const isNoType = /\.(?:map|md|markdown|flow)$/i;
const notesName = 'notes.json';

/** A process runs what it has loaded, whatever is installed meanwhile. */
const inProcess = new Map<string, Package>();
/** By the project's root. */
const notesOf = new Map<string, Record<string, Package>>();
const places = new Map<string, string | undefined>();

/**
 * The digest of packages as they are installed, and of all that they need: versions tell nothing of
 * one that was linked, patched or installed by hand. Files are read again only where the system says
 * that they changed, which is kept in `.cache/packages/`.
 * @param root the project's root, from which they are imported
 * @param names as they are imported: `react`, `@babel/core`
 * @param withTypes whether their types are read, too
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
    const known = inProcess.get(key) ?? describePackage(folder, notes[key], withTypes);
    inProcess.set(key, known);
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

/** Where Node finds a package, with links followed. */
function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (!places.has(folder)) {
    places.set(folder, existsSync(folder) ? realpathSync.native(folder) : undefined);
  }
  const above = path.dirname(from);
  return places.get(folder) ?? (above === from ? undefined : findPackage(name, above));
}

function describePackage(folder: string, known: Package | undefined, withTypes: boolean): Package {
  // A folder says by itself whether it has other names in it: it need not be read for that.
  if (known && describeStats(folder, known.names) === known.stats) return known;
  const isLeftOut = withTypes ? isNoType : saysNothing;
  const names = listNames(folder, '').filter((name) => !isLeftOut.test(name));
  const files = names.filter((name) => !name.endsWith('/')).sort();
  const sums = files.map((name) => `${name} ${digestOfFile(folder + name)}`);
  const stats = describeStats(folder, names);
  return { names, stats, sum: digest(sums.join('\n')), needs: listNeeds(folder) };
}

/** Without the time of change, which is another one for each hard link that is made of a file. */
function describeStats(folder: string, names: readonly string[]): string {
  let all = '';
  for (const name of names) {
    const stats = statSync(folder + name, { throwIfNoEntry: false });
    all += `${stats?.size},${stats?.mtimeMs},${stats?.ino};`;
  }
  return digest(all);
}

/** The folders, which end with a slash, and files of a package, without the packages in it. */
function listNames(folder: string, below: string): string[] {
  const entries = readdirSync(folder + below, { withFileTypes: true });
  const inside = entries.flatMap((entry) => {
    const name = below + (below === '' ? '/' : '') + entry.name;
    if (!entry.isDirectory()) return [name];
    return /^(?:node_modules|\.git)$/.test(entry.name) ? [] : listNames(folder, `${name}/`);
  });
  return [below === '' ? '/' : below, ...inside];
}

/** Those of other systems are not installed. */
function listNeeds(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const needs = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  return Object.keys(needs).sort();
}
