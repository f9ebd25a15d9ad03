import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextFileTime } from '../next-file-time.ts';

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));
  write('node_modules/a/package.json', '{ "version": "1.0.0", "dependencies": { "b": "1" } }');
  write('node_modules/a/lib/index.js', 'a1');
  write('node_modules/a/index.d.ts', 'type A = 1;');
  write('node_modules/b/package.json', '{ "version": "1.0.0", "peerDependencies": { "a": "*" } }');
  write('node_modules/b/index.js', 'b1');
  write('node_modules/c/package.json', '{ "version": "1.0.0" }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

/** The digest that a new process computes; files that change later have other times. */
async function digestNow(names = ['a'], withTypes = false): Promise<string> {
  vi.resetModules();
  const { digestPackages } = await import('../../../src/cache/installed-packages.ts');
  const digest = digestPackages(root, names, { withTypes });
  nextFileTime();
  return digest;
}

test('unchanged packages have the same digest, even if its notes are missing or damaged', async () => {
  const first = await digestNow();
  expect(await digestNow()).toBe(first);
  rmSync(path.join(root, '.cache'), { recursive: true });
  expect(await digestNow()).toBe(first);
  write('.cache/packages/notes.json', 'half of i');
  expect(await digestNow()).toBe(first);
});

test.each<[string, () => void]>([
  ['a changed file of the same size', () => write('node_modules/a/lib/index.js', 'a2')],
  ['a new file', () => write('node_modules/a/lib/other.js', '')],
  ['a removed file', () => rmSync(path.join(root, 'node_modules/a/lib/index.js'))],
  ['a changed dependency', () => write('node_modules/b/index.js', 'b2')],
  ['another copy that resolves first', () => write('node_modules/a/node_modules/b/index.js', 'b1')],
  ['a removed dependency', () => rmSync(path.join(root, 'node_modules/b'), { recursive: true })],
  [
    'a package that becomes a link',
    () => {
      rmSync(path.join(root, 'node_modules/a'), { recursive: true });
      write('elsewhere/index.js', 'a1');
      symlinkSync('../elsewhere', path.join(root, 'node_modules/a'));
    },
  ],
])('%s changes the digest', async (_what, change) => {
  const first = await digestNow();
  change();
  expect(await digestNow()).not.toBe(first);
});

test('a change in a linked package changes the digest', async () => {
  write('elsewhere/index.js', 'd1');
  symlinkSync('../elsewhere', path.join(root, 'node_modules/d'));
  const first = await digestNow(['d']);
  write('elsewhere/index.js', 'd2');
  expect(await digestNow(['d'])).not.toBe(first);
});

test('other packages, READMEs and modification times do not change the digest', async () => {
  const first = await digestNow();
  write('node_modules/c/index.js', 'c2');
  write('node_modules/a/README.md', 'new');
  const file = path.join(root, 'node_modules/a/lib/index.js');
  utimesSync(file, new Date(0), new Date(0));
  expect(statSync(file).mtimeMs).toBe(0);
  expect(await digestNow()).toBe(first);
});

test('a change of types changes the digest only if types are included', async () => {
  const [plain, typed] = [await digestNow(), await digestNow(['a'], true)];
  write('node_modules/a/index.d.ts', 'type A = 2;');
  expect(await digestNow()).toBe(plain);
  expect(await digestNow(['a'], true)).not.toBe(typed);
});
