import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  write('package.json', '{ "dependencies": { "a": "1" } }');
  write('package-lock.json', 'locked1');
  write('node_modules/.package-lock.json', 'installed1');
  write('patches/a+1.patch', 'patch1');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

/** The digest that a new process computes. */
async function digestNow(): Promise<string> {
  vi.resetModules();
  const { digestPackages } = await import('../../../src/node/installed-packages.ts');
  return digestPackages(root);
}

test.each<[string, () => void]>([
  ['another range in package.json', () => write('package.json', '{}')],
  ['a changed lock file', () => write('package-lock.json', 'locked2')],
  ['an installation', () => write('node_modules/.package-lock.json', 'installed2')],
  ['a changed patch', () => write('patches/a+1.patch', 'patch2')],
  ['a new patch', () => write('patches/@scope/b+1.patch', 'patch1')],
  ['a removed patch', () => rmSync(path.join(root, 'patches/a+1.patch'))],
])('%s changes the digest of packages', async (_what, change) => {
  const first = await digestNow();
  expect(await digestNow()).toBe(first);
  change();
  expect(await digestNow()).not.toBe(first);
});

test('a process keeps the digest of the packages that it has loaded', async () => {
  vi.resetModules();
  const { digestPackages } = await import('../../../src/node/installed-packages.ts');
  const first = digestPackages(root);
  write('package-lock.json', 'locked2');
  expect(digestPackages(root)).toBe(first);
});
