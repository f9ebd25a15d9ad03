import { expect, test } from 'vitest';
import { listCards } from '../../../../src/site/navigation/doc-navigation.ts';
import type { CategoryNode, SidebarNode } from '../../../../src/site/navigation/sidebar.ts';
import { contentOf, doc } from './sources.ts';

const index = contentOf({
  docs: [doc('a.mdx', { description: 'About A.' }), doc('b.mdx'), doc('c.mdx')],
});
const pages = (key: string) => ({ label: key, href: key.startsWith('/') ? key : `/docs/${key}/` });
const a: SidebarNode = { type: 'doc', id: 'a', label: 'A' };
const b: SidebarNode = { type: 'doc', id: 'b', label: 'B' };
const category = (fields: Partial<CategoryNode>): SidebarNode => ({
  type: 'category',
  label: 'Group',
  collapsed: true,
  items: [],
  ...fields,
});
const cardOf = (node: SidebarNode) => listCards([node], index, pages)[0];

test('a doc shows its description if it has one', () => {
  expect(cardOf(a)).toEqual({
    title: 'A',
    href: '/docs/a/',
    kind: 'doc',
    description: 'About A.',
  });
  expect(cardOf(b)?.description).toBeUndefined();
});

test('a category shows its description, that of its doc, or the number of its items', () => {
  const described = category({ description: 'Own.', linkId: 'a', items: [b] });
  expect(cardOf(described)).toMatchObject({ href: '/docs/a/', description: 'Own.' });
  expect(cardOf(category({ linkId: 'a', items: [b] }))?.description).toBe('About A.');
  expect(cardOf(category({ items: [b] }))?.description).toBe('1 item');
  expect(cardOf(category({ items: [a, b] }))?.description).toBe('2 items');
});

test('a category without a page links to the first page below it', () => {
  const deep = category({ items: [category({ items: [b, a] })] });
  expect(cardOf(deep)?.href).toBe('/docs/b/');
  expect(cardOf(category({ linkId: '/docs/category/x/', items: [b] }))?.href).toBe(
    '/docs/category/x/',
  );
});

test('an external link is a card, and an empty category is not', () => {
  const link: SidebarNode = { type: 'link', label: 'GitHub', href: 'https://github.com' };
  const html: SidebarNode = { type: 'html', label: '', value: '<hr>' };
  expect(cardOf(category({ items: [html, a] }))?.href).toBe('/docs/a/');
  expect(listCards([link, html, category({})], index, pages)).toEqual([
    { title: 'GitHub', href: 'https://github.com', kind: 'link' },
  ]);
});
