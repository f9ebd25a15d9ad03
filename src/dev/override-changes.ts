import { existsSync } from 'node:fs';
import path from 'node:path';
import { overridesFolder } from '../content/overrides.ts';
import { listFiles } from '../read/list-files.ts';

/**
 * Creates a function that tells whether a file is an override that was added or removed after the server started:
 * other modules import it, or no longer do, only after a restart.
 */
export function createOverrideWatch(root: string): (file: string) => boolean {
  const folder = path.join(root, overridesFolder);
  const known = new Set(listFiles(folder).map((name) => path.join(folder, name)));
  return (file) => path.dirname(file) === folder && existsSync(file) !== known.has(file);
}
