import { globSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Everything of the project that can change what compiling a file gives, as sorted paths. */
export function listCompilerFiles(): string[] {
  const folders =
    'src/{cache,compile,content,faults,features/samples,links,patches,policy,read,theme}';
  return globSync([`${folders}/**/*.ts`, 'package-lock.json'], { cwd: project }).sort();
}

let version: string | undefined;

/** The digest of the compiler that this process runs: what it compiles is kept under it. */
export function compilerVersion(): string {
  version ??= digestOfCode(listCompilerFiles());
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
