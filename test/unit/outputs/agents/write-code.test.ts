import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../../src/outputs/agents/write-markdown.ts';

const addresses = { page: 'https://x.example/a/', index: 'https://x.example/llms.txt' };
const copyOf = (main: string) => writeMarkdown(main, addresses).replace(/^>.*\n\n/, '');

test.each([
  ['a', '`a`'],
  ['a b', '`a b`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
  ['a|b', '`a|b`'],
  ['\\', '`\\`'],
])('the code %s is written as %s', (code, written) => {
  expect(copyOf(`<p>Use <code>${code}</code>.</p>`)).toBe(`Use ${written}.\n`);
});

test.each([
  ['a|b', '`a\\|b`'],
  ['a\\b', '`a\\b`'],
])('in a table, the code %s is written as %s', (code, written) => {
  const table = `<table><tr><th>A</th></tr><tr><td><code>${code}</code></td></tr></table>`;
  expect(copyOf(table)).toBe(`| A |\n| - |\n| ${written} |\n`);
});

test('texts of elements that Markdown does not have are joined', () => {
  expect(copyOf('<p>1<span>.</span> one <span>a</span>*<span>b*</span></p>')).toBe(
    '1\\. one a\\*b\\*\n',
  );
});
