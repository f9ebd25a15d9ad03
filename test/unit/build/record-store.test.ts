import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecords } from '../../../src/build/record-store.ts';

const record = Uint8Array.from([1, 0, 48, 255]);
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-store-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const folder = () => path.join(root, 'records');
const file = () => path.join(folder(), 'terms');
const recall = (version: string) => openRecords(folder(), version).recall('terms');

test('what was kept is found again by the same version, and by no other', () => {
  openRecords(folder(), '1').remember('terms', record);
  expect(Uint8Array.from(recall('1') ?? [])).toEqual(record);
  expect(recall('2')).toBeUndefined();
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 4)],
  ['changed', (bytes: Buffer) => bytes.fill(1, bytes.length - 1)],
  ['emptied', () => Buffer.alloc(0)],
])('a file that was %s is treated as absent', (_how, damage) => {
  openRecords(folder(), '1').remember('terms', record);
  writeFileSync(file(), damage(readFileSync(file())));
  expect(recall('1')).toBeUndefined();
});

test('where the folder cannot be made the build goes on', () => {
  writeFileSync(folder(), 'a file');
  openRecords(folder(), '1').remember('terms', record);
  expect(recall('1')).toBeUndefined();
});
