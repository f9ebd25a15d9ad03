import { expect, test } from 'vitest';
import { listPlanted, readTree } from './plant.ts';

const outer = 'content/docs/_outer.mdx';
const inner = 'content/docs/_inner.md';
const a = 'content/docs/a.mdx';

const tree = {
  [a]: "import Outer from './_outer.mdx'\n\n## One\n\n<Outer />\n\n## Two\n\n[x](#deep) [y](#mark)\n",
  [outer]:
    'import Inner from \'./_inner.md\'\n\n### Outer\n\n<b id="mark" />\n\n<Inner />\n\n### End\n',
  [inner]: '#### Deep\n',
};

test('a page has the headings of its partials, in order', async () => {
  const { index } = await readTree(tree);
  const [doc] = index.docs;
  expect(doc?.facts.headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
    '2 One',
    '3 Outer',
    '4 Deep',
    '3 End',
    '2 Two',
  ]);
});

test('a page has the head of its partials, below its own', async () => {
  const { index } = await readTree({
    ...tree,
    [a]: `${tree[a]}\n<head>\n  <meta property="og:title" content="Of the page" />\n</head>\n`,
    [outer]: `${tree[outer]}\n<head>\n  <meta property="og:title" content="Of a partial" />\n</head>\n`,
    [inner]: '<head><meta name="robots" content="noindex" /></head>\n\n#### Deep\n',
  });
  const [doc] = index.docs;
  expect(doc?.facts.head?.map(({ attributes }) => attributes.content)).toEqual([
    'noindex',
    'Of the page',
  ]);
});

test('links can point to ids in partials', async () => {
  expect(await listPlanted(tree)).toEqual([]);
  const planted = await listPlanted({ ...tree, [inner]: 'None.\n' });
  expect(planted).toEqual([
    expect.stringContaining(`${a}:9:1  broken link "#deep": /docs/a/ has no heading`),
  ]);
});

test('a partial that is imported but not shown adds no headings', async () => {
  const { index } = await readTree({ ...tree, [a]: "import Outer from './_outer.mdx'\n\nText.\n" });
  expect(index.docs[0]?.facts.headings).toEqual([]);
});

test('partials that import each other are a diagnostic at the import that closes the cycle', async () => {
  const planted = await listPlanted({
    ...tree,
    [inner]: "import Outer from './_outer.mdx'\n\n#### Deep\n\n<Outer />\n",
  });
  expect(planted).toEqual([
    `${inner}:1:1  the import of "./_outer.mdx" is circular: ${outer} → ${inner} → ${outer}\n` +
      '    Remove one of these imports, or each file would include itself endlessly.',
  ]);
});

test('a page that imports itself is a diagnostic', async () => {
  const planted = await listPlanted({ [a]: "import A from './a.mdx'\n\n<A />\n" });
  expect(planted).toEqual([
    expect.stringContaining(`${a}:1:1  the import of "./a.mdx" is circular: ${a} → ${a}`),
  ]);
});

test('two pages can show the same partial', async () => {
  const planted = await listPlanted({ ...tree, 'content/docs/b.mdx': tree[a] ?? '' });
  expect(planted.filter((diagnostic) => diagnostic.includes('circular'))).toEqual([]);
});

const note = 'content/docs/_note.mdx';
const show = "import Note from './_note.mdx'\n\n<Note />\n";
const shown = { 'content/docs/b.mdx': show, 'content/docs/c.mdx': `${show}\n## Use\n` };

test('a broken link in a partial is reported once, at its place in the partial', async () => {
  const text = 'Text.\n\n[x](./gone.mdx) and [y](/gone/) and <a href="/docs/c/#no">z</a>\n';
  expect(await listPlanted({ ...shown, [note]: text })).toEqual([
    `${note}:3:1  broken link "./gone.mdx": there is no page made from content/docs/gone.mdx\n` +
      '    Write the path of a file below content/, relative to this one.',
    `${note}:3:21  broken link "/gone/": the site has no page or file /gone/\n    Check the path.`,
    `${note}:3:37  broken link "/docs/c/#no": /docs/c/ has no heading or element with the id "no"\n` +
      '    Its ids: #use.',
  ]);
});

test('a link relative to the page is reported with the pages where it is broken', async () => {
  const text = '[x](#use) and [y](../b/) and [z](../d)\n';
  expect(await listPlanted({ ...shown, [note]: text })).toEqual([
    `${note}:1:1  broken link "#use": /docs/b/ has no heading or element with the id "use"\n` +
      '    The page has no ids.\n' +
      '    It is broken on 1 of the 2 pages that show this file: /docs/b/',
    `${note}:1:30  broken link "../d": the site has no page or file /docs/d/\n` +
      '    Did you mean /docs/b/?\n' +
      '    It is broken on 2 of the 2 pages that show this file: /docs/b/, /docs/c/',
  ]);
});

test('links in a nested partial are resolved from the page', async () => {
  const text = "import Inner from './_inner.md'\n\n<Inner />\n";
  const planted = await listPlanted({ ...shown, [note]: text, [inner]: '[x](#use) [y](#mine)\n' });
  expect(planted).toEqual([
    expect.stringContaining(`${inner}:1:1  broken link "#use": /docs/b/ has no heading`),
    expect.stringContaining('broken on 2 of the 2 pages'),
  ]);
});

test('links to ids in a partial with diagnostics are not reported', async () => {
  const planted = await listPlanted({
    ...tree,
    [inner]: '#### Deep\n\n[x](#deep\n\n<b onclick="x">\n',
  });
  expect(planted.map((text) => text.split(':')[0])).toEqual([inner]);
});
