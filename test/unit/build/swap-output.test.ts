import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { swapOutput, tidyOutput } from '../../../src/build/swap-output.ts';

let root: string;
let dist: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swap-'));
  dist = path.join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeSite(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
  return folder;
}
const swapIn = (text: string) => swapOutput(dist, writeSite(path.join(root, 'built'), text));
const readPage = () => readFileSync(path.join(dist, 'public/index.html'), 'utf8');
const names = () => readdirSync(dist).sort();

test('a site takes the place of the earlier one, of which nothing is left', () => {
  swapIn('one');
  expect(readPage()).toBe('one');
  swapIn('two');
  expect(readPage()).toBe('two');
  expect(names()).toEqual(['public', expect.stringMatching(/^site-/)]);
  expect(readdirSync(root)).toEqual(['dist']);
});

test.each<[string, (target: string) => void]>([
  ['a real folder', (target) => writeSite(target, 'by hand')],
  ['a file', (target) => writeFileSync(target, 'by hand')],
  ['a link that leads nowhere', (target) => symlinkSync('gone', target)],
  ['a link to another folder', (target) => symlinkSync(writeSite(`${root}/own`, 'own'), target)],
])('%s in its place gives way', (_case, put) => {
  mkdirSync(dist);
  put(path.join(dist, 'public'));
  swapIn('new');
  expect(readPage()).toBe('new');
  expect(lstatSync(path.join(dist, 'public')).isSymbolicLink()).toBe(true);
  expect(names()).toHaveLength(2);
});

test('what a killed build left is removed, and the site in its place stays', () => {
  swapIn('kept');
  writeSite(path.join(dist, 'site-9-dead'), 'half');
  symlinkSync('site-9-dead', path.join(dist, 'site-9-dead.link'));
  tidyOutput(dist);
  expect(readPage()).toBe('kept');
  expect(names()).toHaveLength(2);
});

test('a folder that was moved aside in the moment of the kill comes back', () => {
  writeSite(path.join(dist, 'site-before'), 'by hand');
  tidyOutput(dist);
  expect(names()).toEqual(['public']);
  expect(readPage()).toBe('by hand');
});

test('files of others beside the site are left alone', () => {
  swapIn('one');
  writeFileSync(path.join(dist, 'notes.txt'), 'mine');
  swapIn('two');
  expect(names()).toContain('notes.txt');
});

test('where there is no earlier site, there is nothing to tidy', () => {
  tidyOutput(dist);
  expect(readdirSync(root)).toEqual([]);
});
