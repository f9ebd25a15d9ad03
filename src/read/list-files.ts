import { readdirSync } from 'node:fs';

/** The files of a folder and its folders, as sorted paths with `/`, below the folder. */
export function listFiles(folder: string): string[] {
  return [...walk(folder, '')].sort();
}

function* walk(folder: string, prefix: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) yield prefix + entry.name;
    if (entry.isDirectory()) yield* walk(`${folder}/${entry.name}`, `${prefix}${entry.name}/`);
  }
}
