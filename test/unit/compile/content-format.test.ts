import { expect, test } from 'vitest';
import { formatOf } from '../../../src/compile/syntax/content-format.ts';

test.each([
  ['a.md', '', 'mdx'],
  ['a.mdx', 'title: A\n', 'mdx'],
  ['a.mdx', 'title: A\nformat: md\n', 'md'],
  ['a.md', 'format: "mdx"\n', 'mdx'],
  ['a.md', "format : 'md' # plain\n", 'md'],
  ['a.md', 'format: detect\n', 'md'],
  ['a.mdx', 'format: detect\n', 'mdx'],
  ['a.mdx', 'nested:\n  format: md\n', 'mdx'],
  ['a.mdx', 'format: html\n', 'mdx'],
])('%s with %j is read as %s', (file, yaml, format) => {
  expect(formatOf(file, yaml)).toBe(format);
});
