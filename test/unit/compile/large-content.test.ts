import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { compileText, renderText } from './render.ts';

const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;
const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, i) => make(i));

test('quotes can nest a hundred levels deep', async () => {
  expect(count(await renderText(`${'> '.repeat(100)}Text\n`), 'blockquote')).toBe(100);
});

test('lists can nest a hundred levels deep', async () => {
  const lines = times(100, (depth) => `${'  '.repeat(depth)}- item`);
  expect(count(await renderText(`${lines.join('\n')}\n`), 'ul')).toBe(100);
});

test('admonitions can nest a hundred levels deep', async () => {
  const colons = times(100, (depth) => ':'.repeat(102 - depth));
  const text = [...colons.map((mark) => `${mark}note`), 'Text', ...colons.toReversed()].join('\n');
  const html = await renderText(`${text}\n`);
  expect(html.split('<aside class="admonition admonition-note"')).toHaveLength(101);
});

test('elements can nest a hundred levels deep', async () => {
  const text = [...times(100, () => '<div>'), '', 'Text', '', ...times(100, () => '</div>')];
  const html = await renderText(text.join('\n'));
  expect(html.split('<div')).toHaveLength(101);
});

test('text that nests too deeply to compile is reported with what to look for', async () => {
  const { diagnostics } = await compileContent('a.mdx', `${'>'.repeat(5000)} Text\n`);
  expect(diagnostics).toMatchObject([
    {
      message: expect.stringContaining('nested too deeply'),
      hint: expect.stringContaining('quotes'),
    },
  ]);
});

test('a megabyte of text compiles, with a unique id for each heading', {
  tags: 'variants',
  timeout: 120_000,
}, async () => {
  const section = (index: number) =>
    [
      `## The same title\n`,
      `Section ${index} <!-- a comment --> with a:colon, *emphasis* and [a link](./a.mdx).\n`,
      'The compiler reads each file once and keeps what it found. '.repeat(60),
      '\n:::note A title\nText.\n:::\n',
    ].join('\n');
  const { headings, links, words } = await compileText(times(270, section).join('\n'));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(270);
  expect(headings.at(-1)?.id).toBe('the-same-title-269');
  expect(links).toHaveLength(270);
  expect(words).toBeGreaterThan(160_000);
});

test('a file with many diagnostics reports the first fifty', async () => {
  const { diagnostics } = await compileContent(
    'a.mdx',
    times(200, (i) => `${i} <3 x\n`).join('\n'),
  );
  expect(diagnostics).toHaveLength(50);
  expect(diagnostics.at(-1)).toMatchObject({ line: 99, column: 4 });
});
