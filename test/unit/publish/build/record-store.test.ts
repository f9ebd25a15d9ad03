import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecords } from '../../../../src/publish/build/create-render-host.ts';

const record = Uint8Array.from([1, 0, 48, 255]);
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-store-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const folder = () => path.join(root, 'records');
const file = () => path.join(folder(), 'terms');
const readRecord = (version: string) => openRecords(folder(), version).readRecord('terms');

test('a record is found only by the version that wrote it', () => {
  openRecords(folder(), '1').writeRecord('terms', record);
  expect(Uint8Array.from(readRecord('1') ?? [])).toEqual(record);
  expect(readRecord('2')).toBeUndefined();
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 4)],
  ['changed', (bytes: Buffer) => bytes.fill(1, bytes.length - 1)],
  ['emptied', () => Buffer.alloc(0)],
])('a file that was %s is treated as absent', (_how, damage) => {
  openRecords(folder(), '1').writeRecord('terms', record);
  writeFileSync(file(), damage(readFileSync(file())));
  expect(readRecord('1')).toBeUndefined();
});

test('the build goes on if the folder cannot be created', () => {
  writeFileSync(folder(), 'a file');
  openRecords(folder(), '1').writeRecord('terms', record);
  expect(readRecord('1')).toBeUndefined();
});
