import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type OutputFiles = { names: string[]; bytes: number };

/** The files of a built site, by their paths from its folder, and how much they hold. */
export function listOutput(folder: string): OutputFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return { names, bytes };
}
