import { cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createDiskCache } from '../../../src/node/disk-cache.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at: inRoot, read, write } = temporaryFolder();
const folder = () => inRoot('cache');
const at = (name: string) => path.join(folder(), name);
const dayMs = 24 * 60 * 60 * 1000;
const makeOlder = (name: string, days: number) => {
  const time = (Date.now() - days * dayMs) / 1000;
  utimesSync(at(name), time, time);
};

afterEach(() => vi.restoreAllMocks());

test('a text is found only under its own key', () => {
  const cache = createDiskCache(folder());
  cache.write('a', 'text\nof a');
  expect(cache.read('a')).toBe('text\nof a');
  expect(cache.read('b')).toBeUndefined();
  expect(readdirSync(folder())).toEqual(['a']);
});

test('an entry in the file of another key is treated as absent', () => {
  const cache = createDiskCache(folder());
  cache.write('a', 'of a');
  cpSync(at('a'), at('b'));
  expect(cache.read('b')).toBeUndefined();
});

test('entries that were not read for weeks are pruned', () => {
  const cache = createDiskCache(folder());
  for (const key of ['old', 'read', 'new']) cache.write(key, key);
  makeOlder('old', 20);
  makeOlder('read', 20);
  expect(cache.read('read')).toBe('read');
  cache.prune();
  expect(['old', 'read', 'new'].map((key) => cache.read(key))).toEqual([undefined, 'read', 'new']);
});

test('pruning runs at most once a day', () => {
  const cache = createDiskCache(folder());
  cache.write('a', 'a');
  cache.prune();
  makeOlder('a', 20);
  cache.prune();
  expect(existsSync(at('a'))).toBe(true);
  makeOlder('pruned', 2);
  cache.prune();
  expect(existsSync(at('a'))).toBe(false);
});

test('pruning removes the partial entry of a dead process, and keeps one of a running process', () => {
  const cache = createDiskCache(folder());
  cache.write('a', 'a');
  write('cache/b.4194400.new', 'half');
  write(`cache/c.${process.pid}.new`, 'half');
  cache.prune();
  expect(existsSync(at('b.4194400.new'))).toBe(false);
  expect(existsSync(at(`c.${process.pid}.new`))).toBe(true);
});

test('texts are kept in memory if the folder cannot be written, with a single warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  write('cache', 'a file in the way');
  const cache = createDiskCache(folder());
  cache.write('a', 'of a');
  cache.write('b', 'of b');
  expect(createDiskCache(folder()).read('a')).toBe('of a');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/cache cannot be written: .*\(E[A-Z]+\)\.$/),
  ]);
  expect(statSync(folder()).isFile()).toBe(true);
});

test('a single line can be read, but only if the whole entry is intact', () => {
  createDiskCache(folder()).write('a', 'first é\nsecond\nthird');
  const readLines = () => [0, 1, 2].map((line) => createDiskCache(folder()).readLine('a', line));
  expect(readLines()).toEqual(['first é', 'second', 'third']);
  write('cache/a', read('cache/a').replace('third', 'thirD'));
  expect(readLines()).toEqual([undefined, undefined, undefined]);
});
