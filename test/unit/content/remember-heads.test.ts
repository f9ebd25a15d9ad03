import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHeadCache, rememberHeads } from '../../../src/compile/files/head-cache.ts';

const docs = { routeBasePath: '/docs', sets: {} };
const root = { routeBasePath: '/', sets: {} };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads heads and counts how often. */
function openReader() {
  const read: string[] = [];
  const readHead = rememberHeads((file, text, { routeBasePath }) => {
    read.push(file);
    const places = new Map([['title', { key: place, value: place }]]);
    return { value: `${text} at ${routeBasePath}`, diagnostics: [], places };
  });
  return { read, readHead };
}
const place = { line: 2, column: 1 };

test('a head is read again only if its text or the place of docs changes', () => {
  const { read, readHead } = openReader();
  const stored = openHeadCache(folder);
  const readAs = (file: string, text: string, where = docs) =>
    readHead(file, text, where, stored).value;
  expect(readAs('a.mdx', 'One')).toBe('One at /docs');
  expect(readAs('b.mdx', 'Other')).toBe('Other at /docs');
  expect(readAs('a.mdx', 'One')).toBe('One at /docs');
  expect(readAs('a.mdx', 'Two')).toBe('Two at /docs');
  expect(readAs('a.mdx', 'Two', root)).toBe('Two at /');
  expect(readAs('a.mdx', 'One')).toBe('One at /docs');
  expect(read).toHaveLength(5);
});

test('another process finds the heads of the one before, each at its own file', () => {
  const first = openReader();
  const made = first.readHead('a.mdx', 'One', docs, openHeadCache(folder));
  openHeadCache(folder).save();
  const second = openReader();
  // Another name for the same folder, as if this were another process.
  const again = openHeadCache(`${folder}/.`);
  expect(second.readHead('a.mdx', 'One', docs, again)).toEqual(made);
  expect(second.read).toEqual([]);
  second.readHead('b.mdx', 'One', docs, again);
  expect(second.read).toEqual(['b.mdx']);
});

test('a number that JSON cannot write is never replaced by another value', () => {
  const readHead = rememberHeads(() => ({
    value: { position: Number.POSITIVE_INFINITY },
    diagnostics: [],
    places: new Map(),
  }));
  expect(readHead('a.mdx', 'One', docs, openHeadCache(folder)).value).toEqual({
    position: Number.POSITIVE_INFINITY,
  });
  openHeadCache(folder).save();
  expect(openHeadCache(`${folder}/.`).find('a')).toBeUndefined();
});
