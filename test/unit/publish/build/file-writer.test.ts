import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFileWriter } from '../../../../src/publish/build/file-writer.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, read } = temporaryFolder();

test('more files than may wait are all written, and can be read before', async () => {
  const writer = createFileWriter();
  const names = Array.from({ length: 200 }, (_, at) => `${at}.txt`);
  for (const name of names) writer.write(at(name), Buffer.from(`text of ${name}`));
  expect(writer.find(at('0.txt'))?.toString()).toBe('text of 0.txt');
  await writer.finish();
  expect(names.map((name) => read(name))).toEqual(names.map((name) => `text of ${name}`));
  expect(writer.find(at('0.txt'))).toBeUndefined();
});

test('of two texts for one file, the second stays', async () => {
  const writer = createFileWriter();
  writer.write(at('a.txt'), Buffer.from('the first and longer one'));
  writer.write(at('a.txt'), Buffer.from('the second'));
  await writer.finish();
  expect(read('a.txt')).toBe('the second');
});

test('a file that cannot be written is named, after all others have been written', async () => {
  const writer = createFileWriter();
  mkdirSync(at('taken'));
  writer.write(at('taken'), Buffer.from('A'));
  writer.write(at('b.txt'), Buffer.from('B'));
  await expect(writer.finish()).rejects.toMatchObject({ code: 'EISDIR', path: at('taken') });
  expect(read('b.txt')).toBe('B');
  expect(() => writer.write(at('c.txt'), Buffer.from('C'))).toThrow('EISDIR');
});
