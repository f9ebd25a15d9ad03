import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownFolders } from '../../../src/publish/bundle/vite-author-code.ts';
import { listSources, root } from './list-sources.ts';
import { withoutComments } from './read-imports.ts';

const code = listSources('src').map(({ text }) => withoutComments(text));
const rows = readFileSync(path.join(root, 'docs/internals.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

/** The distinct names that a pattern matches, sorted. */
const namesIn = (texts: readonly string[], pattern: RegExp) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([name]) => name)))].sort();

test.each([
  ['globals', /__(?:SITE|PLAYGROUND)_[A-Z_]+__/g, 8],
  // `virtual:stylex…` belongs to the StyleX plugin.
  ['virtual modules', /\bvirtual:(?!stylex\b)[a-z-]+/g, 10],
  ['cache folders', /\.cache\/[a-z]+/g, 8],
])('docs/internals.md lists exactly the %s that the code uses', (_what, pattern, least) => {
  const found = namesIn(code, pattern);
  expect(found.length).toBeGreaterThan(least);
  expect(
    namesIn(
      rows.map((row) => row.split('|')[1] ?? ''),
      pattern,
    ),
  ).toEqual(found);
});

test('the bundle knows which folders of src are ours', () => {
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...ownFolders, 'components', 'theme'].sort()).toEqual(folders.sort());
});
