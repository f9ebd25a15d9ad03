import { expect, test } from 'vitest';
import { rememberHeads } from '../../../src/read/remember-heads.ts';

const docs = { routeBasePath: '/docs', sets: {} };
const root = { routeBasePath: '/', sets: {} };

test('a head is read again only if its text or the place of docs changes', () => {
  const read: string[] = [];
  const readHead = rememberHeads((file, text, { routeBasePath }) => {
    read.push(`${file}: ${text} at ${routeBasePath}`);
    return `${text} at ${routeBasePath}`;
  });
  expect(readHead('a.mdx', 'One', docs)).toBe('One at /docs');
  expect(readHead('b.mdx', 'Other', docs)).toBe('Other at /docs');
  expect(readHead('a.mdx', 'One', docs)).toBe('One at /docs');
  expect(readHead('a.mdx', 'Two', docs)).toBe('Two at /docs');
  expect(readHead('a.mdx', 'Two', root)).toBe('Two at /');
  expect(readHead('a.mdx', 'One', docs)).toBe('One at /docs');
  expect(read).toHaveLength(5);
});
