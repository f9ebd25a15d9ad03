import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyFolder } from '../../../../src/publish/build/copy-files.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, read, write } = temporaryFolder();
beforeEach(() => {
  mkdirSync(at('from/deep/.well-known'), { recursive: true });
  write('from/deep/.well-known/a.txt', 'a');
});

test('all files are copied, hidden ones and those in folders too', () => {
  copyFolder(at(), 'from', at('to'));
  expect(read('to/deep/.well-known/a.txt')).toBe('a');
});

test('a symbolic link is copied as its target', () => {
  write('outside.txt', 'outside');
  symlinkSync(at('outside.txt'), at('from/link.txt'));
  symlinkSync(at('from/deep'), at('from/linked'));
  copyFolder(at(), 'from', at('to'));
  expect(lstatSync(at('to/link.txt')).isFile()).toBe(true);
  expect(read('to/link.txt')).toBe('outside');
  expect(read('to/linked/.well-known/a.txt')).toBe('a');
});

test('circular and broken symbolic links are skipped', () => {
  symlinkSync(at('from'), at('from/deep/round'));
  symlinkSync(at('nowhere'), at('from/broken'));
  copyFolder(at(), 'from', at('to'));
  expect(readdirSync(at('to'))).toEqual(['deep']);
  expect(readdirSync(at('to/deep'))).toEqual(['.well-known']);
});

test('a missing folder is ignored', () => {
  copyFolder(at(), 'none', at('to'));
  expect(readdirSync(at())).toEqual(['from']);
});

test('a symbolic link out of the project is a diagnostic, and its target is not copied', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(path.join(outside, 'secret.txt'), at('from/file.txt'));
  symlinkSync(outside, at('from/deep/folder'));
  const diagnostics = copyFolder(at(), 'from', at('to'));
  expect(diagnostics.map(({ file, message }) => `${file}  ${message}`).sort()).toEqual([
    'from/deep/folder  the symbolic link points outside the project',
    'from/file.txt  the symbolic link points outside the project',
  ]);
  expect(readdirSync(at('to'))).toEqual(['deep']);
  expect(readdirSync(at('to/deep'))).toEqual(['.well-known']);
  rmSync(outside, { recursive: true });
});

test('the folder itself can be a symbolic link out of the project', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'a.txt'), 'a');
  symlinkSync(outside, at('public'));
  expect(copyFolder(at(), 'public', at('to'))).toEqual([]);
  expect(readdirSync(at('to'))).toEqual(['a.txt']);
  rmSync(outside, { recursive: true });
});

test('a name that is not UTF-8 is a diagnostic that names the file', () => {
  writeFileSync(Buffer.concat([Buffer.from(at('from/caf')), Buffer.from([0xe9, 0x2e, 0x74])]), 'x');
  expect(copyFolder(at(), 'from', at('to'))).toEqual([
    expect.objectContaining({ file: 'from/caf\ufffd.t', message: expect.stringMatching(/UTF-8/) }),
  ]);
});
