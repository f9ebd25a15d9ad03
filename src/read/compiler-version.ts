import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';
import { digestPackages } from '../cache/installed-packages.ts';
import { allFeatures, findPart } from '../features/load-parts.ts';
import { listReachedCode } from './reached-code.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** What says which packages there are, where content imports one by itself. */
const packageLists = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Those that can add to what is compiled. */
const compilingFeatures = (): readonly string[] =>
  allFeatures.filter((name) => findPart(name, 'compile'));

/**
 * The files by which the compiler comes into a process, as paths from the root. A site is told of the
 * words of features that it lacks.
 */
function listEntries(features: readonly string[]): string[] {
  const parts = [
    ...allFeatures.map((name) => findPart(name, 'words')),
    ...allFeatures.map((name) => (features.includes(name) ? findPart(name, 'compile') : undefined)),
  ];
  const files = parts.flatMap((file) => (file === undefined ? [] : path.relative(project, file)));
  return ['src/read/content-cache.ts', 'src/read/load-compile-features.ts', ...files];
}

/**
 * Everything of the project that can change what compiling a file gives, as sorted paths.
 * @param features the names of those that add to it; by default all that can
 */
export function listCompilerFiles(features = compilingFeatures()): string[] {
  return listCodeFiles(listEntries(features));
}

/**
 * The digest of the compiler that this process runs: what it compiles is kept under it.
 * @param features the names of those that add to it; by default all that can
 */
export function compilerVersion(features = compilingFeatures()): string {
  return versionOfCode(listEntries(features));
}

/** What code is made of, with what says which packages there are, as paths from the root. */
export function listCodeFiles(entries: readonly string[]): string[] {
  return [...listReachedCode(project, entries).files, ...packageLists];
}

const versions = new Map<string, string>();

/**
 * Another one where code may give another result: with another text of any file that it reaches by
 * imports, with another package that is installed, or another runtime.
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
  const { packages } = listReachedCode(project, entries);
  return digest([process.version, process.arch, ...sums, digestPackages(project, packages)].join());
}
