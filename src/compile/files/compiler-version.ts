import path from 'node:path';
import { listReachedCode } from '../../content/modules/reached-code.ts';
import { allFeatures, findPart } from '../../features/load-parts.ts';
import { digest, digestOfFile } from '../../node/disk-cache.ts';
import { digestPackages } from '../../node/installed-packages.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The files that list the installed packages, for content that imports one. */
const packageLists = ['package-lock.json', 'node_modules/.package-lock.json'];

/** The names of the features that can add to compiling. */
const compilingFeatures = (): readonly string[] =>
  allFeatures.filter((name) => findPart(name, 'compile'));

/**
 * The entry files of the compiler, as paths from the root. They include the attributes of features that a site
 * lacks.
 */
function listEntries(features: readonly string[]): string[] {
  const entries = [
    ...allFeatures.map((name) => findPart(name, 'words')),
    ...allFeatures.map((name) => (features.includes(name) ? findPart(name, 'compile') : undefined)),
  ];
  const files = entries.flatMap((file) => (file === undefined ? [] : path.relative(project, file)));
  return [
    'src/compile/files/content-cache.ts',
    'src/compile/files/load-compile-features.ts',
    ...files,
  ];
}

/**
 * Lists everything in the project that can affect compiling, as sorted paths.
 * @param features the names of the features that add to it; by default all that can
 */
export function listCompilerFiles(features = compilingFeatures()): string[] {
  return listCodeFiles(listEntries(features));
}

/**
 * The digest of the compiler that this process runs, for cache keys.
 * @param features the names of the features that add to it; by default all that can
 */
export function compilerVersion(features = compilingFeatures()): string {
  return versionOfCode(listEntries(features));
}

/** The files of some code with all its imports, and the lists of packages, as paths from the root. */
export function listCodeFiles(entries: readonly string[]): string[] {
  return [...listReachedCode(project, entries), ...packageLists];
}

const versions = new Map<string, string>();

/**
 * A version that changes if code may behave differently: with any file that it imports, with an installed package,
 * or with the runtime.
 * @param entries files of the project, as paths from its root
 */
export function versionOfCode(entries: readonly string[]): string {
  const key = entries.join();
  const version = versions.get(key) ?? digestCode(entries);
  versions.set(key, version);
  return version;
}

function digestCode(entries: readonly string[]): string {
  const sums = listCodeFiles(entries).map((name) => digestOfFile(path.join(project, name)));
  return digest([process.version, process.arch, ...sums, digestPackages(project)].join());
}
