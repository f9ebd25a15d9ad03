import { expect, test } from 'vitest';
import { rememberHeads } from '../../../src/read/remember-heads.ts';

test('a head is read again only if its text or the base of routes changes', () => {
  const read: string[] = [];
  const readHead = rememberHeads((file, text, base) => {
    read.push(`${file}: ${text} at ${base}`);
    return `${text} at ${base}`;
  });
  expect(readHead('a.mdx', 'One', '/docs')).toBe('One at /docs');
  expect(readHead('b.mdx', 'Other', '/docs')).toBe('Other at /docs');
  expect(readHead('a.mdx', 'One', '/docs')).toBe('One at /docs');
  expect(readHead('a.mdx', 'Two', '/docs')).toBe('Two at /docs');
  expect(readHead('a.mdx', 'Two', '/')).toBe('Two at /');
  expect(readHead('a.mdx', 'One', '/docs')).toBe('One at /docs');
  expect(read).toHaveLength(5);
});
