import { expect, test } from 'vitest';
import type { DocSource } from '../../../src/content/content-index.ts';
import {
  findBreadcrumbs,
  findNeighbours,
  showSidebar,
} from '../../../src/navigation/doc-navigation.ts';
import { indexSidebar } from '../../../src/navigation/sidebar-index.ts';
import { doc } from './sources.ts';

const sources = [
  doc('a.mdx', { title: 'A', pagination_label: 'Back to A' }),
  doc('group.mdx', { title: 'Group page' }),
  doc('b.mdx', { title: 'B' }),
  doc('c.mdx', { title: 'C', pagination_next: null, pagination_prev: 'a' }),
  doc('outside.mdx'),
];
const docs = {
  byId: (id: string) => sources.find((source) => source.id === id),
  hrefOf: (source: DocSource) => source.route,
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
        items: [{ type: 'doc', id: 'c', label: 'C' }],
      },
    ],
  },
  { type: 'category', label: 'Open', collapsed: false, items: [] },
  { type: 'link', label: 'GitHub', href: 'https://github.com' },
]);
const neighboursOf = (id: string) => {
  const source = docs.byId(id);
  return source && findNeighbours(sidebar, source, docs);
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

test('categories that do not hold the page stay closed', () => {
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
    { label: 'C' },
  ]);
  expect(findBreadcrumbs(sidebar, 'group', docs)).toEqual([{ label: 'Group' }]);
  expect(findBreadcrumbs(sidebar, 'outside', docs)).toEqual([]);
});

test('neighbours follow the sidebar through its categories', () => {
  expect(neighboursOf('group')).toEqual({
    previous: { label: 'Back to A', href: '/docs/a/' },
    next: { label: 'B', href: '/docs/b/' },
  });
  expect(neighboursOf('a')?.previous).toBeUndefined();
});

test('front matter names another neighbour, or none', () => {
  expect(neighboursOf('c')).toEqual({
    previous: { label: 'Back to A', href: '/docs/a/' },
    next: undefined,
  });
});

test('a doc outside the sidebar has no neighbours', () => {
  expect(neighboursOf('outside')).toEqual({ previous: undefined, next: undefined });
});
