import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files by their paths below a folder, which is made where it is missing. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
