import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openRecords } from '../../../../src/publish/build/create-render-host.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const record = Uint8Array.from([1, 0, 48, 255]);
const { at, write } = temporaryFolder();
const folder = () => at('records');
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
  write('records/terms', damage(readFileSync(at('records/terms'))));
  expect(readRecord('1')).toBeUndefined();
});

test('the build goes on if the folder cannot be created', () => {
  write('records', 'a file');
  openRecords(folder(), '1').writeRecord('terms', record);
  expect(readRecord('1')).toBeUndefined();
});
