import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileWriter } from '../../../../src/publish/build/file-writer.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'file-writer-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const at = (name: string) => path.join(root, name);

test('more files than may wait are all written, and can be read before', async () => {
  const writer = createFileWriter();
  const names = Array.from({ length: 200 }, (_, at) => `${at}.txt`);
  for (const name of names) writer.write(at(name), Buffer.from(`text of ${name}`));
  expect(writer.find(at('0.txt'))?.toString()).toBe('text of 0.txt');
  await writer.finish();
  expect(names.map((name) => readFileSync(at(name), 'utf8'))).toEqual(
    names.map((name) => `text of ${name}`),
  );
  expect(writer.find(at('0.txt'))).toBeUndefined();
});

test('of two texts for one file, the second stays', async () => {
  const writer = createFileWriter();
  writer.write(at('a.txt'), Buffer.from('the first and longer one'));
  writer.write(at('a.txt'), Buffer.from('the second'));
  await writer.finish();
  expect(readFileSync(at('a.txt'), 'utf8')).toBe('the second');
});

test('a file that cannot be written is named, after all others have been written', async () => {
  const writer = createFileWriter();
  mkdirSync(at('taken'));
  writer.write(at('taken'), Buffer.from('A'));
  writer.write(at('b.txt'), Buffer.from('B'));
  await expect(writer.finish()).rejects.toMatchObject({ code: 'EISDIR', path: at('taken') });
  expect(readFileSync(at('b.txt'), 'utf8')).toBe('B');
  expect(() => writer.write(at('c.txt'), Buffer.from('C'))).toThrow('EISDIR');
});
