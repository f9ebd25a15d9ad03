import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsearchMends } from '../../../src/features/search/bundle/docsearch-mends.ts';
import { mendDocSearch } from '../../../src/features/search/bundle/vite-docsearch.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('@docsearch/react/modal'));
const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const mends = Object.entries(docsearchMends).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([reason, places]) => ({ file, reason, places })),
);

test.each(mends)('the installed package has the place once: $reason', ({ file, places }) => {
  const code = readFile(file);
  const mended = mendDocSearch(file, code) ?? '';
  for (const [find, replace] of places) {
    expect(code.split(find)).toHaveLength(2);
    expect(mended).toContain(replace);
  }
});

test.each(mends)('a package without the place stops the build: $reason', ({ file, places }) => {
  const [find = ''] = places[0] ?? [];
  const other = readFile(file).replace(find, '');
  expect(() => mendDocSearch(file, other)).toThrow(
    `${file} has a place 0 times that must be there once`,
  );
});

test('a file that needs no mend stays as it is', () => {
  expect(mendDocSearch('button.js', 'export const a = 1;')).toBeUndefined();
});

test('what weighs without need or breaks the policy is gone from the mended files', () => {
  const all = Object.keys(docsearchMends).map((file) => mendDocSearch(file, readFile(file)));
  const code = all.join('\n');
  for (const gone of [
    'algoliasearch/lite',
    '@base-ui/react',
    'dangerouslySetInnerHTML',
    'React.createElement(AlgoliaLogo',
  ]) {
    expect(code).not.toContain(gone);
  }
});
