import { accessSync } from 'node:fs';
import path from 'node:path';

/**
 * The path of a program in the folders of PATH.
 * @param names any of which will do, the best first
 * @returns undefined if it is not installed
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => {
    try {
      accessSync(file);
      return true;
    } catch {
      return false;
    }
  });
}
