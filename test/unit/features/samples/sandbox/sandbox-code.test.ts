import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listCodeFiles } from '../../../../../src/compile/files/compiler-version.ts';
import { bundleScript } from '../../../../../src/features/samples/sandbox/bundle-code.ts';
import { sandboxCache } from '../../../../../src/features/samples/sandbox/sandbox-code.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

test('the cache of the sandbox code depends on every source file in its bundles, and no empty package is among these', async () => {
  const bundles = await Promise.all(
    (['host', 'compiler', 'reader', 'components'] as const).map(bundleScript),
  );
  const sources = bundles.flatMap((made) => made.sources.map((file) => path.relative(root, file)));
  const own = sources.filter((name) => name.startsWith('src/'));
  expect(own.length).toBeGreaterThan(20);
  const known = listCodeFiles(['src/features/samples/sandbox/bundle-code.ts']);
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
  expect(known).toContain('package-lock.json');
  // ESLint's packages for its command line, which aren't installed.
  const manifests = sources.flatMap(
    (name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(name) ?? [],
  );
  const loaded = new Set(
    manifests.map((folder) => JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).name),
  );
  expect(loaded).toContain('eslint');
  expect(loaded).not.toContain('dry-uninstall');
});

test('the sandbox code is cached in .cache/ of the project', () => {
  expect(sandboxCache).toBe(path.join(root, '.cache/sandbox'));
});
