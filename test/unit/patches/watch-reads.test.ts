import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const patch = path.resolve(import.meta.dirname, '../../../src/patches/watch-reads.ts');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-reads-'));
  writeFileSync(path.join(folder, 'words.mjs'), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The reads that a process reports while it runs some code, relative to its folder. */
function listen(code: string): string[] {
  const script = `
import { watchReads } from ${JSON.stringify(pathToFileURL(patch).href)};
const heard = [];
watchReads((kind, file) => heard.push(kind + ' ' + file));
process.on('exit', () => console.log(JSON.stringify(heard)));
${code}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  const heard: string[] = JSON.parse(stdout);
  return heard.map((line) => line.replace(folder + path.sep, ''));
}

test.each([
  ["import fs from 'node:fs'; fs.readFileSync('words.mjs')", 'file words.mjs'],
  ["import { existsSync } from 'node:fs'; existsSync('none')", 'file none'],
  ["import { readFile } from 'node:fs/promises'; await readFile('words.mjs')", 'file words.mjs'],
  ["import { readdirSync } from 'node:fs'; readdirSync('.')", 'folder .'],
  [
    "import fs from 'node:fs'; fs.statSync(new URL('file:///none'), { throwIfNoEntry: false })",
    'file /none',
  ],
  ["process.getBuiltinModule('fs').openSync('words.mjs')", 'file words.mjs'],
  [`await import(${JSON.stringify('./words.mjs')})`, 'file words.mjs'],
])('contract: the read in %s is reported', (code, heard) => {
  expect(listen(code)).toContain(heard);
});
