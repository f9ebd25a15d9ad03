import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * Gives each test of a file an empty folder, which is removed after it.
 * @returns what works in that folder: `at()` is its path, and `write` also creates the folders above a file
 */
export function temporaryFolder() {
  let root = '';
  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'unit-')));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (...names: string[]) => {
    // Relative paths would be those of the project, whose packages a test must not overwrite.
    if (root === '') throw new Error('A temporary folder exists only while a test runs.');
    return path.join(root, ...names);
  };
  return {
    at,
    read: (...names: string[]) => readFileSync(at(...names), 'utf8'),
    /** @returns the full path of the file */
    write: (name: string, text: string | Uint8Array): string => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
      return at(name);
    },
  };
}
