import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder } from '../../../src/build/copy-files.ts';

let root: string;
const at = (name: string) => path.join(root, name);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'copy-'));
  mkdirSync(at('from/deep/.well-known'), { recursive: true });
  writeFileSync(at('from/deep/.well-known/a.txt'), 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

test('all files are copied, hidden ones and those in folders too', () => {
  copyFolder(at('from'), at('to'));
  expect(readFileSync(at('to/deep/.well-known/a.txt'), 'utf8')).toBe('a');
});

test('a link is copied as what it leads to, for the site is read on other machines', () => {
  writeFileSync(at('outside.txt'), 'outside');
  symlinkSync(at('outside.txt'), at('from/link.txt'));
  symlinkSync(at('from/deep'), at('from/linked'));
  copyFolder(at('from'), at('to'));
  expect(lstatSync(at('to/link.txt')).isFile()).toBe(true);
  expect(readFileSync(at('to/link.txt'), 'utf8')).toBe('outside');
  expect(readFileSync(at('to/linked/.well-known/a.txt'), 'utf8')).toBe('a');
});

test('a link round in a circle ends, and one that leads nowhere is left out', () => {
  symlinkSync(at('from'), at('from/deep/round'));
  symlinkSync(at('nowhere'), at('from/broken'));
  copyFolder(at('from'), at('to'));
  expect(readdirSync(at('to'))).toEqual(['deep']);
  expect(readdirSync(at('to/deep'))).toEqual(['.well-known']);
});

test('without the folder nothing happens', () => {
  copyFolder(at('none'), at('to'));
  expect(readdirSync(root)).toEqual(['from']);
});
