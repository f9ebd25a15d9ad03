import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSourceReader } from '../../../../src/compile/files/source-reader.ts';
import { readStarter } from '../../../../src/features/playground/bundle/playground-data.ts';
import { readExamples } from '../../../../src/features/playground/bundle/read-examples.ts';
import { readBeside } from '../../../../src/features/samples/mdx/read-block.ts';

const root = process.cwd();
let checkout: string;

/** As Git writes the files on Windows. */
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'windows-'));
  for (const folder of ['content/playground', 'content/starters/vite-react']) {
    cpSync(path.join(root, folder), path.join(checkout, folder), { recursive: true });
  }
  for (const name of globSync('**/*.{ts,tsx,json,svg,css,html}', { cwd: checkout })) {
    const file = path.join(checkout, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  }
});

afterEach(() => rmSync(checkout, { recursive: true }));

test('examples have the same files in a checkout with the line ends of Windows', () => {
  const read = (from: string) =>
    readExamples(path.join(from, 'content/playground')).map(({ files }) => files);
  expect(read(checkout)).toEqual(read(root));
});

test('the starter project is the same in a checkout with the line ends of Windows', () => {
  expect(readStarter(checkout)).toEqual(readStarter(root));
  expect(Object.keys(readStarter(root))).toContain('package.json');
});

test('files that a sample imports are the same in a checkout with the line ends of Windows', () => {
  const read = (from: string) =>
    readBeside(createSourceReader(from), 'content/playground/card/App.tsx', 'App.tsx');
  expect(read(checkout)).toEqual(read(root));
  expect(read(root).map(({ name }) => name)).toEqual(['tokens.stylex.ts']);
});
