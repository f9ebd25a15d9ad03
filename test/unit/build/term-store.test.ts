import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTermStore } from '../../../src/features/search/build/term-store.ts';

const record = {
  words: ['blue', 'größe'],
  keys: ['a', 'b'],
  counts: [2, 4],
  pairs: Uint32Array.from([0, 48, 1, 48, 0, 2 ** 24 - 1]),
};
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'term-store-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const file = () => path.join(root, 'search/terms');

test('what was kept is found again by the same version, and by no other', () => {
  openTermStore(file(), '1').keepTerms(record);
  expect(openTermStore(file(), '1').recallTerms()).toEqual(record);
  expect(openTermStore(file(), '2').recallTerms()).toBeUndefined();
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 4)],
  ['changed', (bytes: Buffer) => bytes.fill(1, bytes.length - 1)],
  ['emptied', () => Buffer.alloc(0)],
])('a file that was %s is treated as absent', (_how, damage) => {
  openTermStore(file(), '1').keepTerms(record);
  writeFileSync(file(), damage(readFileSync(file())));
  expect(openTermStore(file(), '1').recallTerms()).toBeUndefined();
});

test('where the folder cannot be made the build goes on', () => {
  writeFileSync(path.join(root, 'search'), 'a file');
  const store = openTermStore(file(), '1');
  store.keepTerms(record);
  expect(store.recallTerms()).toBeUndefined();
});
