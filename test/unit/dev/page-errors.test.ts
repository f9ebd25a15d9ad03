import { expect, test } from 'vitest';
import { createLastDocs, sortErrors } from '../../../src/dev/page-errors.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readTree } from '../content/plant.ts';

const partial = 'content/docs/guide/_part.mdx';
const tree = {
  'content/docs/guide/a.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  'content/docs/guide/b.mdx': 'A text.\n',
  'content/docs/guide/c.mdx': "import Other from './_other.mdx';\n\n<Other />\n",
  'content/docs/guide/_other.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  [partial]: 'A part.\n',
};
const diagnosticOf = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file,
  message: 'it is wrong',
  ...more,
});

const sort = async (diagnostics: Diagnostic[]) => {
  const { everywhere, byRoute } = sortErrors(diagnostics, await readTree(tree));
  return { everywhere, routes: [...byRoute.keys()].sort() };
};

test('X65 an error in a page belongs to that page', async () => {
  const found = await sort([diagnosticOf('content/docs/guide/b.mdx')]);
  expect(found).toEqual({ everywhere: [], routes: ['/docs/guide/b/'] });
});

test('X65 an error in a partial belongs to all pages that show it, even through another partial', async () => {
  const found = await sort([diagnosticOf(partial)]);
  expect(found).toEqual({ everywhere: [], routes: ['/docs/guide/a/', '/docs/guide/c/'] });
});

test('X65 an error in a partial that does not compile belongs to its pages, too', async () => {
  const broken = { ...tree, [partial]: 'A <b\n' };
  const read = await readTree(broken);
  const { everywhere, byRoute } = sortErrors(read.diagnostics, read);
  expect(everywhere).toEqual([]);
  expect([...byRoute.keys()].sort()).toEqual(['/docs/guide/a/', '/docs/guide/c/']);
});

test('X65 an error in any other file belongs to all pages, unless it names a route', async () => {
  const config = diagnosticOf('site.config.ts');
  const found = await sort([config, diagnosticOf('content/x.json', { route: '/playground/' })]);
  expect(found).toEqual({ everywhere: [config], routes: ['/playground/'] });
});

test.each([
  'content/docs/guide/link.mdx',
  'content/versioned_docs/version-1.0/link.mdx',
  'content/blog/link.mdx',
  'content/pages/link.mdx',
])(
  'X65 an error in %s, which is no page and which no page shows, belongs to no page',
  async (file) => {
    const found = await sort([diagnosticOf(file)]);
    expect(found).toEqual({ everywhere: [], routes: [] });
  },
);

test('X65 for other pages, a doc with errors keeps its last valid version', async () => {
  const withLast = createLastDocs();
  const right = await readTree(tree);
  withLast(right, []);
  const wrong = await readTree({ ...tree, 'content/docs/guide/b.mdx': 'A <b\n' });
  expect(wrong.index.docs).toHaveLength(2);
  expect(withLast(wrong, wrong.diagnostics).docs).toEqual(right.index.docs);
  const { 'content/docs/guide/b.mdx': _gone, ...others } = tree;
  expect(withLast(await readTree(others), []).docs).toHaveLength(2);
});
