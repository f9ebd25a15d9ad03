import { linkSync, readFileSync, renameSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest } from '../../../../src/node/disk-cache.ts';
import { openFileDigests } from '../../../../src/publish/build/file-digests.ts';
import { nextFileTime } from '../../next-file-time.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();
const cache = () => openFileDigests(at('cache'));

/** Stores another digest than the real one, so that a test sees whether the file was read. */
function store(name: string): void {
  const later = () => Date.now() + 10_000;
  openFileDigests(at('cache'), later).save(at(), new Map([[name, 'stored']]));
}

test('a file that was not touched since is not read again, under another name of its folder either', () => {
  write('a.html', 'One');
  store('a.html');
  expect(cache().of(at('a.html'))).toBe('stored');
  renameSync(at(), `${at()}-moved`);
  expect(openFileDigests(`${at()}-moved/cache`).of(`${at()}-moved/a.html`)).toBe('stored');
  renameSync(`${at()}-moved`, at());
});

test.each([
  ['with another text of the same length', () => write('a.html', 'Two')],
  [
    'with its time set back',
    () => {
      const { atime, mtime } = statSync(at('a.html'));
      write('a.html', 'Two');
      utimesSync(at('a.html'), atime, mtime);
    },
  ],
  [
    'replaced by another file',
    () => {
      write('b.html', 'Two');
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
  write('a.html', 'One');
  store('a.html');
  nextFileTime();
  change();
  expect(cache().of(at('a.html'))).toBe(digest(readFileSync(at('a.html'))));
});

test('a file that was written just before is read, since another text could have the same time', () => {
  write('a.html', 'One');
  cache().save(at(), new Map([['a.html', 'stored']]));
  expect(cache().of(at('a.html'))).toBe(digest('One'));
});

test('a file that is missing, or below a file, has no digest', () => {
  write('a.html', 'One');
  expect(cache().of(at('b.html'))).toBe('');
  expect(cache().of(at('a.html/b.html'))).toBe('');
});
