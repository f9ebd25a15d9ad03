import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './read-imports.ts';

/** The project's root. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Written by the framework, not by us. */
const generated = ['src/pages.gen.ts'];

/** The code and style sheets in a folder, with their paths from the root. */
export function listSources(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(root, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
    .filter(({ name }) => !generated.includes(name) && !name.startsWith('test/fixtures/'));
}
