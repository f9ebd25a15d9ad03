import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainFileError, explainFileLog } from '../../../src/diagnostics/file-error.ts';

const root = mkdtempSync(path.join(tmpdir(), 'file-error-'));
afterAll(() => rmSync(root, { recursive: true }));

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
}

test('a full disk is reported with the file that could not be written', () => {
  const error = errorOf(() => writeFileSync('/dev/full', 'text'));
  const full = Object.assign(error instanceof Error ? error : new Error(), {
    path: path.join(root, 'dist/a.html'),
  });
  expect(explainFileError(root, full)?.message).toBe(
    'dist/a.html  no space left on device (ENOSPC)\n' +
      '    Solve that, and run the command again; the previous site is unchanged.',
  );
  // Other commands have no previous site.
  expect(explainFileError(root, full, false)?.message).toMatch(/run the command again\.$/);
});

test('a file in place of a folder is reported by its path from the root', () => {
  writeFileSync(path.join(root, 'dist'), '');
  const error = errorOf(() => readdirSync(path.join(root, 'dist')));
  expect(explainFileError(root, error)?.message).toContain('dist  not a directory');
});

test.each(['EACCES', 'EPERM', 'EROFS', 'EDQUOT'])('%s is reported with a fix', (code) => {
  const error = Object.assign(new Error(code), { code, path: path.join(root, '.build/1') });
  expect(explainFileError(root, error)?.message).toMatch(
    /^\.build\/1 {2}.*\n {4}.*run the command/,
  );
});

test.each([
  ['rename', 'EACCES', 'dist/site-1'],
  ['copyfile', 'ENOSPC', 'dist/site-1'],
  ['copyfile', 'EACCES', 'public/a.svg'],
])(
  'a %s that fails with %s names the one of its two files that is at diagnostic',
  (syscall, code, file) => {
    const files = { path: path.join(root, 'public/a.svg'), dest: path.join(root, 'dist/site-1') };
    const error = Object.assign(new Error(code), { code, syscall, ...files });
    expect(explainFileError(root, error)?.diagnostics[0]?.file).toBe(file);
  },
);

test('a file outside of the project keeps its whole path', () => {
  const error = Object.assign(new Error(), { code: 'EACCES', path: '/var/own/a.txt' });
  expect(explainFileError(root, error)?.diagnostics[0]?.file).toBe('/var/own/a.txt');
});

test('other errors are not explained', () => {
  expect(explainFileError(root, new TypeError('x is not a function'))).toBeUndefined();
  expect(
    explainFileError(
      root,
      errorOf(() => readFileSync(`${root}/none`)),
    ),
  ).toBeUndefined();
});

test('file errors are read from the output of the bundler', () => {
  const log = `x\nError: ENOSPC: no space left on device, write\n  errno: -28`;
  expect(explainFileLog(root, log)?.message).toContain('no space left on device (ENOSPC)');
  const named = `Error: EACCES: permission denied, mkdir '${root}/.build/1'`;
  expect(explainFileLog(root, named)?.diagnostics[0]?.file).toBe('.build/1');
  const native = `Failed to write file in ${root}/.build/a.js\n\nCaused by:\n    No space (os error 28)`;
  expect(explainFileLog(root, native)?.message).toMatch(/^\.build\/a\.js .*\(ENOSPC\)/);
  expect(explainFileLog(root, 'Build failed with 1 error')).toBeUndefined();
});
