import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDiskCache } from '../../../../src/node/disk-cache.ts';
import { createPageReader } from '../../../../src/publish/build/read-output.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at } = temporaryFolder();

const one = '<title>One</title><p id="a"></p><p id="a"></p><a href="/b/">B</a>';

/** Reads pages as a new build would, and saves them. */
function readAnew(...pages: string[]) {
  const reader = createPageReader(at());
  const read = pages.map((html) => reader.read(() => Buffer.from(html)));
  reader.save();
  return read;
}

const folder = () => at('.cache/verify');
const entries = () => readdirSync(folder()).map((name) => path.join(folder(), name));
const kept = () =>
  entries()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Changes the stored entries, with matching digests. */
function rewrite(change: (text: string) => string): void {
  const cache = createDiskCache(folder());
  for (const name of readdirSync(folder())) cache.write(name, change(cache.read(name) ?? ''));
}

test('a page that a previous build read comes from the cache unchanged', () => {
  const first = readAnew(one);
  expect(first).toMatchObject([{ title: 'One', duplicateIds: new Set(['a']) }]);
  expect(readAnew(one)).toEqual(first);
  rewrite((text) => text.replace('"One"', '"From the cache"'));
  expect(readAnew(one)).toMatchObject([{ title: 'From the cache' }]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('"One"', '"Two"')],
  ['emptied', () => ''],
])('an entry that was %s is treated as absent, and written again', (_how, damage) => {
  const first = readAnew(one);
  const whole = kept();
  for (const file of entries()) writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(readAnew(one)).toEqual(first);
  expect(kept()).toBe(whole);
});

test('the entry of a removed page is dropped', () => {
  const two = '<title>Two</title>';
  readAnew(one, two);
  expect(kept()).toContain('"Two"');
  readAnew(one);
  expect(kept()).not.toContain('"Two"');
  expect(kept()).toContain('"One"');
});

test('a build that reads the same pages writes nothing', () => {
  readAnew(one);
  const before = entries().map((file) => statSync(file).ino);
  readAnew(one);
  expect(entries().map((file) => statSync(file).ino)).toEqual(before);
});
