import { rmSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
beforeEach(() => {
  write('package.json', '{ "dependencies": { "a": "1" } }');
  write('package-lock.json', 'locked1');
  write('node_modules/.package-lock.json', 'installed1');
  write('patches/a+1.patch', 'patch1');
});

/** The digest that a new process computes. */
async function digestNow(): Promise<string> {
  vi.resetModules();
  const { digestPackages } = await import('../../../src/node/installed-packages.ts');
  return digestPackages(at());
}

test.each<[string, () => void]>([
  ['another range in package.json', () => write('package.json', '{}')],
  ['a changed lock file', () => write('package-lock.json', 'locked2')],
  ['an installation', () => write('node_modules/.package-lock.json', 'installed2')],
  ['a changed patch', () => write('patches/a+1.patch', 'patch2')],
  ['a new patch', () => write('patches/@scope/b+1.patch', 'patch1')],
  ['a removed patch', () => rmSync(at('patches/a+1.patch'))],
])('%s changes the digest of packages', async (_what, change) => {
  const first = await digestNow();
  expect(await digestNow()).toBe(first);
  change();
  expect(await digestNow()).not.toBe(first);
});

test('a process keeps the digest of the packages that it has loaded', async () => {
  vi.resetModules();
  const { digestPackages } = await import('../../../src/node/installed-packages.ts');
  const first = digestPackages(at());
  write('package-lock.json', 'locked2');
  expect(digestPackages(at())).toBe(first);
});
