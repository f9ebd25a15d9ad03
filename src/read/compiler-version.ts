import { globSync } from 'node:fs';
import path from 'node:path';
import { digest, digestOfFile } from '../cache/disk-cache.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Everything of the project that can change what compiling a file gives, as sorted paths. */
export function listCompilerFiles(): string[] {
  const folders = 'src/{cache,compile,content,faults,links,read,theme}';
  return globSync([`${folders}/**/*.ts`, 'package-lock.json'], { cwd: project }).sort();
}

/** Another one where the same file may give another result: with other code, or another runtime. */
export function digestOfCompiler(): string {
  const sums = listCompilerFiles().map((name) => digestOfFile(path.join(project, name)));
  return digest([process.version, ...sums].join());
}
