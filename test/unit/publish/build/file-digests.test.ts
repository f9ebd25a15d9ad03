import {
  linkSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digest } from '../../../../src/node/disk-cache.ts';
import { openFileDigests } from '../../../../src/publish/build/file-digests.ts';
import { nextFileTime } from '../../next-file-time.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'file-digests-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const at = (name: string) => path.join(root, name);
const cache = () => openFileDigests(at('cache'));

/** Stores another digest than the real one, so that a test sees whether the file was read. */
function store(name: string): void {
  const later = () => Date.now() + 10_000;
  openFileDigests(at('cache'), later).save(root, new Map([[name, 'stored']]));
}

test('a file that was not touched since is not read again, under another name of its folder either', () => {
  writeFileSync(at('a.html'), 'One');
  store('a.html');
  expect(cache().of(at('a.html'))).toBe('stored');
  renameSync(root, `${root}-moved`);
  expect(openFileDigests(`${root}-moved/cache`).of(`${root}-moved/a.html`)).toBe('stored');
  renameSync(`${root}-moved`, root);
});

test.each([
  ['with another text of the same length', () => writeFileSync(at('a.html'), 'Two')],
  [
    'with its time set back',
    () => {
      const { atime, mtime } = statSync(at('a.html'));
      writeFileSync(at('a.html'), 'Two');
      utimesSync(at('a.html'), atime, mtime);
    },
  ],
  [
    'replaced by another file',
    () => {
      writeFileSync(at('b.html'), 'Two');
      renameSync(at('b.html'), at('a.html'));
    },
  ],
  ['linked to another name', () => linkSync(at('a.html'), at('b.html'))],
  [
    'replaced by a link',
    () => {
      renameSync(at('a.html'), at('b.html'));
      symlinkSync('b.html', at('a.html'));
    },
  ],
])('a file that was changed is read: %s', (_how, change) => {
  writeFileSync(at('a.html'), 'One');
  store('a.html');
  nextFileTime();
  change();
  expect(cache().of(at('a.html'))).toBe(digest(readFileSync(at('a.html'))));
});

test('a file that was written just before is read, since another text could have the same time', () => {
  writeFileSync(at('a.html'), 'One');
  cache().save(root, new Map([['a.html', 'stored']]));
  expect(cache().of(at('a.html'))).toBe(digest('One'));
});

test('a file that is missing, or below a file, has no digest', () => {
  writeFileSync(at('a.html'), 'One');
  expect(cache().of(at('b.html'))).toBe('');
  expect(cache().of(at('a.html/b.html'))).toBe('');
});
