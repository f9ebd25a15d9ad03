import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../run/find-browser.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

function addProgram(name: string, mode = 0o755): string {
  const file = write(name, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

test('the browser that CHROME_PATH names comes before the one on the PATH', () => {
  const own = addProgram('own/my-chrome');
  addProgram('bin/chromium');
  const env = { CHROME_PATH: own, PATH: at('bin') };
  expect(findBrowser(env)).toBe(own);
});

test('a CHROME_PATH that is not executable is rejected by name', () => {
  const file = addProgram('text/chrome', 0o644);
  expect(() => findBrowser({ CHROME_PATH: file })).toThrow(`CHROME_PATH is ${file}`);
});

test('a browser is found in the first folder of the PATH that has one', () => {
  const file = addProgram('second/google-chrome');
  addProgram('first/unrelated');
  const PATH = ['first', 'second'].map((name) => at(name)).join(path.delimiter);
  expect(findBrowser({ PATH })).toBe(file);
});

test('the headless shell of Chromium comes before the full browser', () => {
  addProgram('both/chromium');
  const file = addProgram('both/chromium-headless-shell');
  expect(findBrowser({ PATH: at('both') })).toBe(file);
});
