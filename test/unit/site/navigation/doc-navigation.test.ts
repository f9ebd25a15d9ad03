import { expect, test } from 'vitest';
import {
  findBreadcrumbs,
  findNeighbours,
  showSidebar,
} from '../../../../src/site/navigation/doc-navigation.ts';
import { indexSidebar } from '../../../../src/site/navigation/sidebar-index.ts';
import type { SidebarItem } from '../../../../src/site/navigation/tree.ts';
import { doc } from './sources.ts';

const sources = [
  doc('a.mdx', { title: 'A', pagination_label: 'Back to A' }),
  doc('group.mdx', { title: 'Group page' }),
  doc('b.mdx', { title: 'B', pagination_next: null }),
  doc('c.mdx', { title: 'C', pagination_next: null, pagination_prev: 'a' }),
  doc('outside.mdx'),
];
const docs = (key: string) => {
  const source = sources.find(({ id }) => id === key);
  if (key.startsWith('/')) return { label: key, href: `/x${key}` };
  const label = source && (source.frontMatter.pagination_label ?? source.frontMatter.title ?? '');
  return source && { label: label ?? '', href: source.route };
};
const sidebar = indexSidebar('docs', [
  { type: 'doc', id: 'a', label: 'A' },
  {
    type: 'category',
    label: 'Group',
    linkId: 'group',
    collapsed: true,
    items: [
      { type: 'doc', id: 'b', label: 'B' },
      {
        type: 'category',
        label: 'Deep',
        collapsed: true,
        items: [{ type: 'doc', id: 'c', label: 'Short' }],
      },
    ],
  },
  { type: 'category', label: 'Open', collapsed: false, items: [] },
  { type: 'link', label: 'GitHub', href: 'https://github.com' },
]);
const neighboursOf = (id: string) => {
  const source = sources.find((other) => other.id === id);
  const { pagination_prev: previous, pagination_next: next } = source?.frontMatter ?? {};
  return findNeighbours(sidebar, id, docs, { previous, next });
};

test('the sidebar marks the page and opens the categories around it', () => {
  const [a, group, open, link] = showSidebar(sidebar, 'c', docs);
  expect(a).toEqual({ type: 'link', label: 'A', href: '/docs/a/', current: false });
  expect(group).toMatchObject({ open: true, current: false, href: '/docs/group/' });
  expect(group).toMatchObject({
    items: [{ current: false }, { label: 'Deep', open: true, items: [{ current: true }] }],
  });
  expect(open).toMatchObject({ open: true });
  expect(link).toMatchObject({ href: 'https://github.com', current: false });
});

test('categories that do not contain the page stay closed', () => {
  expect(showSidebar(sidebar, 'a', docs)[1]).toMatchObject({ open: false });
});

test('the page of a category marks and opens it', () => {
  const group = showSidebar(sidebar, 'group', docs)[1];
  expect(group).toMatchObject({ open: true, current: true });
});

test('breadcrumbs lead from the top to the page, which has no link', () => {
  expect(findBreadcrumbs(sidebar, 'c', docs)).toEqual([
    { label: 'Group', href: '/docs/group/' },
    { label: 'Deep', href: undefined },
    { label: 'Short' },
  ]);
  expect(findBreadcrumbs(sidebar, 'group', docs)).toEqual([{ label: 'Group' }]);
  expect(findBreadcrumbs(sidebar, 'a', docs)).toEqual([{ label: 'A' }]);
  expect(findBreadcrumbs(sidebar, 'outside', docs)).toEqual([]);
});

test('previous and next pages follow the sidebar through its categories', () => {
  expect(neighboursOf('group')).toEqual({
    previous: { label: 'Back to A', href: '/docs/a/' },
    next: { label: 'B', href: '/docs/b/' },
  });
  expect(neighboursOf('a').previous).toBeUndefined();
});

test('front matter can set another previous or next page, or none', () => {
  expect(neighboursOf('c')).toEqual({
    previous: { label: 'Back to A', href: '/docs/a/' },
    next: undefined,
  });
  expect(neighboursOf('b').next).toBeUndefined();
});

test('X40 a doc outside the sidebar has no previous or next page', () => {
  expect(neighboursOf('outside')).toEqual({ previous: undefined, next: undefined });
});

test('a generated category page has adjacent pages, and sidebar links get the base path', () => {
  const made = indexSidebar('docs', [
    { type: 'doc', id: 'a', label: 'A' },
    {
      type: 'category',
      label: 'Made',
      linkId: '/docs/category/made/',
      collapsed: true,
      collapsible: false,
      items: [{ type: 'link', label: 'Blog', href: '/blog/' }],
    },
  ]);
  expect(findNeighbours(made, '/docs/category/made/', docs).previous?.href).toBe('/docs/a/');
  expect(findNeighbours(made, 'a', docs).next?.href).toBe('/x/docs/category/made/');
  expect(findBreadcrumbs(made, '/docs/category/made/', docs)).toEqual([{ label: 'Made' }]);
  expect(showSidebar(made, 'a', docs)[1]).toMatchObject({
    href: '/x/docs/category/made/',
    open: true,
    collapsible: false,
    items: [{ href: '/x/blog/' }],
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, number) => `p${number}`);
const lookUp = (key: string) => ({ label: key, href: `/${key}/` });
const docNode = (id: string) => ({ type: 'doc' as const, id, label: id });
const group = (label: string, ids: string[], linkId?: string) => ({
  type: 'category' as const,
  label,
  linkId,
  collapsed: true,
  items: ids.map(docNode),
});

test('a long sidebar leaves out the items of closed categories, except one link into each', () => {
  const pages = numbered(153);
  const long = indexSidebar('docs', [
    group('First', pages.slice(0, 11)),
    group('Second', pages.slice(11, 152)),
    group('Third', pages.slice(152), 'third'),
  ]);
  const [first, second, third] = showSidebar(long, 'p3', lookUp);
  expect(first).toMatchObject({ open: true, leftOut: false, items: { length: 11 } });
  expect(second).toMatchObject({ open: false, leftOut: true, items: [{ href: '/p11/' }] });
  expect(second).toMatchObject({ current: false, items: [{ label: 'p11' }] });
  expect(third).toMatchObject({ type: 'link', label: 'Third', href: '/third/', leftOut: true });
  expect(showSidebar(long, 'third', lookUp)[2]).toMatchObject({ open: true, current: true });
  expect(showSidebar(long, undefined, lookUp)[0]).toMatchObject({ leftOut: true, current: false });
});

test('a category whose page belongs elsewhere keeps a link to its items', () => {
  const pages = numbered(160);
  const long = indexSidebar('docs', [docNode('p0'), group('Twice', pages.slice(1), 'p0')]);
  expect(showSidebar(long, 'p0', lookUp)[1]).toMatchObject({
    open: false,
    items: [{ href: '/p1/' }],
  });
});

test('a long list shows the items next to the page, and farther ones in growing steps', () => {
  const long = indexSidebar('docs', numbered(1000).map(docNode));
  const shown = showSidebar(long, 'p500', lookUp);
  const labels = shown.map((item) => ('label' in item ? item.label : '…'));
  expect(labels.join(' ')).toBe(
    'p0 … p180 … p340 … p420 … p460 … p480 … p490 p491 p492 p493 p494 p495 p496 p497 p498 p499 ' +
      'p500 p501 p502 p503 p504 p505 p506 p507 p508 p509 p510 … p520 … p540 … p580 … p660 … p820 … p999',
  );
  expect(shown.filter((item) => item.type === 'link' && item.leftOut)).toHaveLength(14);
  const start = showSidebar(long, undefined, lookUp).slice(0, 12);
  expect(start.map((item) => ('label' in item ? item.label : '…')).join(' ')).toBe(
    'p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 …',
  );
  const end = showSidebar(long, 'p999', lookUp).at(-1);
  expect(end).not.toHaveProperty('leftOut');
});

test('each page of a large site can be reached from the first through sidebar links', () => {
  const pages = numbered(3000);
  const groups = Array.from({ length: 60 }, (_, at) => pages.slice(at * 50, at * 50 + 50));
  const long = indexSidebar('docs', [
    ...groups.map((ids, at) =>
      group(`Group ${at}`, ids.slice(at % 2), at % 2 ? ids[0] : undefined),
    ),
  ]);
  const linksOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'gap' || item.type === 'html') return [];
      const own = item.href === undefined ? [] : [item.href.replaceAll('/', '')];
      return item.type === 'link' ? own : [...own, ...linksOf(item.items)];
    });
  const reached = new Set(['p0']);
  for (const page of reached) {
    const links = linksOf(showSidebar(long, page, lookUp));
    expect(links.length).toBeLessThan(80);
    for (const link of links) reached.add(link);
  }
  expect(reached.size).toBe(3000);
});
