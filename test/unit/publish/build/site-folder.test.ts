import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../../../src/node/disk-cache.ts';
import { moveSite, openSiteFolder } from '../../../../src/publish/build/site-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, read, write } = temporaryFolder();

function put(site: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) write(`${site}/${name}`, text);
}

const open = (mayStay: (file: string) => boolean = () => true) =>
  openSiteFolder(at('new'), at('previous'), at('last'), mayStay);

/** Every file and folder of the new site. */
const listNew = () => readdirSync(at('new'), { recursive: true, encoding: 'utf8' }).sort();

test('a file is reused in place if the site before the last one has the same bytes', () => {
  put('previous', { 'docs/a.html': 'A' });
  const { ino } = statSync(at('previous/docs/a.html'));
  const site = open();
  expect(site.place('docs/a.html', digest('A'))).toBe(true);
  expect(statSync(at('new/docs/a.html')).ino).toBe(ino);
  expect(existsSync(at('previous'))).toBe(false);
});

test('a file that differs there is hard-linked from the last site', () => {
  put('previous', { 'a.html': 'Old' });
  put('last', { 'a.html': 'A', 'docs/b.html': 'B' });
  const site = open();
  expect(site.place('a.html', digest('A'))).toBe(true);
  expect(site.place('docs/b.html', digest('B'))).toBe(true);
  expect([read('new/a.html'), read('new/docs/b.html')]).toEqual(['A', 'B']);
  expect(statSync(at('new/a.html')).ino).toBe(statSync(at('last/a.html')).ino);
});

test('a file that was changed by hand in both sites is not reused', () => {
  put('previous', { 'a.html': 'By hand' });
  put('last', { 'a.html': '' });
  expect(open().place('a.html', digest('A'))).toBe(false);
});

test('writing to a hard-linked file does not change the last site', async () => {
  put('last', { 'a.html': 'A' });
  const site = open();
  site.place('a.html', digest('A'));
  expect(site.write('a.html', 'Another')).toBe(digest('Another'));
  expect(site.read('a.html')).toBe('Another');
  await site.settle();
  expect([read('new/a.html'), read('last/a.html')]).toEqual(['Another', 'A']);
});

test('a symbolic link in the last site is published as a regular file', () => {
  put('last', { 'other.html': 'A' });
  symlinkSync('other.html', at('last/a.html'));
  open().place('a.html', digest('A'));
  expect(statSync(at('new/a.html')).isFile()).toBe(true);
  expect(readdirSync(at('new'), { withFileTypes: true })[0]?.isSymbolicLink()).toBe(false);
});

test('leftovers of the site before the last one are removed', () => {
  put('previous', {
    'a.html': 'A',
    'gone/b.html': 'B',
    'by hand/c.html': 'C',
    'by hand/d.html': 'D',
  });
  mkdirSync(at('previous/empty/folder'), { recursive: true });
  put('outside', { 'a.html': 'Outside' });
  symlinkSync(at('outside'), at('previous/linked'));
  const site = open((file) => !file.startsWith('by hand'));
  site.place('a.html', digest('A'));
  site.finish();
  expect(listNew()).toEqual(['a.html']);
  expect(read('outside/a.html')).toBe('Outside');
});

test('a folder can replace a file, and a file can replace a folder', async () => {
  put('previous', { a: 'File', 'b/c.html': 'C' });
  const site = open();
  site.write('a/d.html', 'D');
  site.write('b', 'File');
  await site.settle();
  site.finish();
  expect(listNew()).toEqual(['a', path.join('a', 'd.html'), 'b']);
});

test('a site starts empty if no previous site was set aside', async () => {
  write('previous', 'no folder');
  const site = open();
  site.write('a.html', 'A');
  await site.settle();
  expect(site.read('b.html')).toBeUndefined();
  expect(listNew()).toEqual(['a.html']);
  expect(moveSite(at('missing'), at('previous'))).toBe(false);
});
