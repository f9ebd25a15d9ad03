import path from 'node:path';
import { listImports, type SourceFile } from './read-imports.ts';

/**
 * All files that the entries load, statically or dynamically, themselves included; without types.
 * @param entries their paths from the root
 * @param stubbed files that a bundle replaces: their imports are not followed
 */
export function followImports(
  files: readonly SourceFile[],
  entries: readonly string[],
  stubbed: readonly string[] = [],
): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const reached = new Set(entries);
  for (const name of reached) {
    const file = stubbed.includes(name) ? undefined : byName.get(name);
    for (const { target, typeOnly } of file ? listImports(file) : []) {
      if (!typeOnly) reached.add(target);
    }
  }
  return [...reached];
}

/** The folders of files, as sorted paths below src. */
export function listFolders(names: readonly string[]): string[] {
  const folders = names.map((name) => path.posix.dirname(name).replace(/^src(?:\/|$)/, ''));
  return [...new Set(folders)].sort();
}
