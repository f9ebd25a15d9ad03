import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and its subfolders, as sorted relative paths with `/`; links count as files. The
 * folder may be missing.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
