import { globSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';
import { allFeatures, findPart } from '../features/load-parts.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Those that can add to what is compiled. */
const compilingFeatures = (): readonly string[] =>
  allFeatures.filter((name) => findPart(name, 'compile'));

/**
 * Everything of the project that can change what compiling a file gives, as sorted paths.
 * @param features the names of those that add to it; by default all that can
 */
export function listCompilerFiles(features = compilingFeatures()): string[] {
  const patterns = [
    'src/{cache,compile,content,faults,links,patches,policy,read,theme}/**/*.ts',
    // A site is told of the words of features that it lacks.
    'src/features/*.ts',
    'src/features/*/words.ts',
    ...features.map((name) => `src/features/${name}/**/*.{ts,tsx}`),
    'package-lock.json',
  ];
  return [...new Set(globSync(patterns, { cwd: project }))].sort();
}

const versions = new Map<string, string>();

/**
 * The digest of the compiler that this process runs: what it compiles is kept under it.
 * @param features the names of those that add to it; by default all that can
 */
export function compilerVersion(features = compilingFeatures()): string {
  const key = features.join();
  const version = versions.get(key) ?? digestOfCode(listCompilerFiles(features));
  versions.set(key, version);
  return version;
}

/**
 * Another one where code may give another result: with another text, or another runtime.
 * @param files of the project, as paths from its root
 */
export function digestOfCode(files: readonly string[]): string {
  const sums = files.map((name) => digestOfFile(path.join(project, name)));
  return digest([process.version, ...sums].join());
}
