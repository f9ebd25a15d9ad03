import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder and its folders, as sorted paths with `/`, below the folder; links count as
 * files. There may be no such folder.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
