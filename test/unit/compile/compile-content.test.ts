import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { fillLinks } from '../../../src/compile/link-marks.ts';
import { compileText, renderBody, renderText } from './render.ts';

const previewOf = async (source: string) => {
  const { preview } = await compileText(source);
  return preview && renderBody(preview);
};

test('HTML comments are not shown', async () => {
  expect(await renderText('a <!-- b\nc --> d\n')).toBe('<p>a  d</p>');
  expect(await renderText('`<!-- a -->`\n')).toBe('<p><code>&lt;!-- a --></code></p>');
});

test('tables are in a scrollable box, and their alignment is a class', async () => {
  const html = await renderText('| a | b | c |\n|:--|:-:|---|\n| 1 | 2 | 3 |\n');
  expect(html).toMatch(
    /^<div class="table-scroll" role="region" aria-label="Table 1: a, b, c"><table>.*<\/table><\/div>$/,
  );
  expect(html).toContain(
    '<td class="align-left">1</td><td data-label="b" class="align-center">2</td><td data-label="c">3</td>',
  );
  expect(html).not.toMatch(/style=| align=/);
});

test('an empty header row is removed, and the table is labelled by its number', async () => {
  const html = await renderText('| | |\n|---|---|\n| 1 | 2 |\n');
  expect(html).toContain('aria-label="Table 1"');
  expect(html).toContain('<table><tbody><tr><td>1</td>');
  expect(html).not.toContain('<thead>');
});

test('a header row with an image stays, and the cells of two columns have no labels', async () => {
  const html = await renderText('| ![Yes](https://example.com/y.svg) | |\n|---|---|\n| 1 | 2 |\n');
  expect(html).toContain('<thead>');
  expect(html).toContain('<td>1</td><td>2</td>');
});

test.each(['{/* truncate */}', '<!-- truncate -->', '<!--truncate-->'])(
  'the preview ends at %s, and the page goes on',
  async (marker) => {
    const source = `---\ntitle: A\n---\n\nAbove.\n\n${marker}\n\nBelow.\n`;
    expect(await previewOf(source)).toBe('<p>Above.</p>');
    expect(await renderText(source)).toContain('<p>Below.</p>');
    expect((await compileText(source)).truncated).toBe(true);
  },
);

test('a preview resolves link definitions from below the marker', async () => {
  const source = 'See [it][x].\n\n<!-- truncate -->\n\nBelow.\n\n[x]: https://example.com\n';
  expect(await previewOf(source)).toBe('<p>See <a href="https://example.com">it</a>.</p>');
});

test('without a marker there is no preview', async () => {
  const { preview, truncated } = await compileText('A `<!-- truncate -->` b.\n');
  expect([preview, truncated]).toEqual([undefined, false]);
});

test('links are recorded with line and column', async () => {
  const source = [
    '---',
    'title: A',
    '---',
    'See [b](./b.mdx#c).',
    '',
    'x [r]',
    '',
    '[r]: ../r.mdx',
    '',
    '<a href="/blog/">Blog</a>',
  ].join('\n');
  expect((await compileText(source)).links).toEqual([
    { href: './b.mdx#c', line: 4, column: 5 },
    { href: '../r.mdx', line: 8, column: 1 },
    { href: '/blog/', line: 10, column: 1 },
  ]);
});

test('web addresses are recorded and stay unchanged', async () => {
  const source = '[a](https://example.com) [b](mailto:a@example.com) [c](//example.com)\n';
  const { links, body } = await compileText(source);
  expect(links.map(({ href }) => href)).toEqual(['https://example.com', '//example.com']);
  expect(body).toEqual({
    html: '<p><a href="https://example.com">a</a> <a href="mailto:a@example.com">b</a> <a href="//example.com">c</a></p>',
  });
});

test('the `to` of a Link is recorded as a link, that of other components is not', async () => {
  const source = [
    "import Go from '@docusaurus/Link'",
    "import { Range } from '@site/src/range'",
    '',
    '<Go to="/docs/a">A</Go> <Range to="b" />',
  ].join('\n');
  expect((await compileText(source)).links).toEqual([{ href: '/docs/a', line: 4, column: 1 }]);
});

test('links are placeholders until their routes are filled in', async () => {
  const { body } = await compileText(
    '[b](./b.mdx)\n\n<Details open={1}><a href="./c.mdx">c</a></Details>',
  );
  const filled = fillLinks(JSON.stringify(body), (href) => `/to/${href}"`);
  expect(filled).toContain('/to/./b.mdx%22');
  expect(filled).toContain('/to/./c.mdx%22');
});

test('words are counted without markup', async () => {
  expect((await compileText('One **two** [three](./a.mdx).\n')).words).toBe(3);
});

test('a syntax error is a diagnostic at its line and column of the file', async () => {
  const result = await compileContent('content/a.mdx', '---\ntitle: A\n---\n\nText.\n\na <b c\n');
  expect(result.diagnostics).toMatchObject([{ file: 'content/a.mdx', line: 7 }]);
  const brace = await compileContent('content/a.mdx', '---\ntitle: A\n---\n\nx {1 +} y\n');
  expect(brace.diagnostics).toMatchObject([{ line: 5, column: 7 }]);
  expect(brace.diagnostics[0]?.hint).toContain('\\{');
});
