import { expect, test } from 'vitest';
import config from '../../../../site.config.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import type { ContentIndex } from '../../../../src/content/content-index.ts';
import { buildNavbar } from '../../../../src/site/navigation/navbar.ts';
import { indexSidebar } from '../../../../src/site/navigation/sidebar-index.ts';
import { contentOf, doc, post } from './sources.ts';

const index = contentOf({ docs: [doc('a.mdx', { title: 'A' })] });
const sidebars = new Map([
  ['empty', indexSidebar('empty', [])],
  ['docs', indexSidebar('docs', [{ type: 'doc', id: 'a', label: 'A' }])],
]);
const category = { type: 'category' as const, label: 'C', collapsed: true, items: [] };
const made = indexSidebar('made', [{ ...category, linkId: '/docs/category/c/' }]);

function leftOf(
  items: object[] | undefined,
  fields: object = {},
  content: ContentIndex = index,
  all = sidebars,
) {
  const site = checkSiteConfig({ ...config, baseUrl: '/x/', navbar: { items }, ...fields });
  return buildNavbar({
    site,
    index: content,
    sidebars: all,
    paths: { baseUrl: site.baseUrl, has: () => false },
  }).left;
}

test('by default, each sidebar with docs has a link, and so has a blog with posts', () => {
  const labels = (...posts: Parameters<typeof post>[0][]) =>
    leftOf(undefined, {}, { ...index, posts: posts.map((name) => post(name)) }).map(
      (entry) => 'label' in entry && entry.label,
    );
  expect(labels()).toEqual(['Docs']);
  expect(labels('2025-01-01-a.mdx')).toEqual(['Docs', 'Blog']);
  expect(leftOf([])).toEqual([]);
});

test('each kind of item can have a class, HTML as its name, and attributes', () => {
  const own = { className: 'own' };
  const other = { label: 'O', href: 'https://o.example' };
  const shown = leftOf([
    { to: '/b/', html: '<b>B</b>', title: 'T', ...own },
    { type: 'html', value: '<i>', ...own },
    { type: 'doc', docId: 'a', ...own },
    { type: 'dropdown', html: '<b>D</b>', items: [other], ...own },
    { type: 'docsVersion', ...own },
    { type: 'docsVersionDropdown', ...own },
    { type: 'docsVersionDropdown', dropdownItemsBefore: [other], ...own },
    { type: 'localeDropdown', ...own },
    { type: 'localeDropdown', dropdownItemsBefore: [other], ...own },
  ]);
  expect(shown).toMatchObject([
    { label: '', html: '<b>B</b>', attributes: { title: 'T' }, ...own },
    { kind: 'html', html: '<i>', ...own },
    { label: 'A', ...own },
    { kind: 'dropdown', label: '', html: '<b>D</b>', items: [{ label: 'O' }], ...own },
    { label: 'Next', ...own },
    { kind: 'link', label: 'Next', ...own },
    { kind: 'dropdown', items: [{ label: 'O' }, { label: 'Next' }], ...own },
    { kind: 'text', ...own },
    { kind: 'dropdown', menuLabel: 'Languages', items: [{ label: 'O' }], ...own },
  ]);
});

test('the version is marked below the route of the docs, and leads to the first page of any sidebar', () => {
  const [entry] = leftOf([{ type: 'docsVersion' }], { docs: { routeBasePath: '/guide' } });
  expect(entry).toMatchObject({ href: '/x/docs/a/', pattern: '^/x/guide/' });
  const [first] = leftOf([{ type: 'docsVersion' }], {}, index, new Map([['made', made]]));
  expect(first).toMatchObject({ href: '/x/docs/category/c/' });
});

test('activeBaseRegex has priority over activeBasePath', () => {
  const item = { label: 'X', to: '/a/', activeBasePath: '/b/', activeBaseRegex: '^/c/' };
  expect(leftOf([item])).toMatchObject([{ pattern: '^/c/' }]);
});

const doc404 = { type: 'doc', docId: 'gone' };
test.each([
  [
    { type: 'docSidebar', sidebarId: 'empty', label: 'E' },
    'navbar.items[0].sidebarId: the sidebar "empty" has nothing to link to',
  ],
  [
    { type: 'docsVersionDropdown', dropdownItemsBefore: [doc404] },
    'navbar.items[0].dropdownItemsBefore[0].docId: there is no doc',
  ],
  [
    { type: 'localeDropdown', dropdownItemsAfter: [doc404] },
    'navbar.items[0].dropdownItemsAfter[0].docId: there is no doc',
  ],
])('S5.4 the item %j is a diagnostic', (item, message) => {
  expect(() => leftOf([item])).toThrow(message);
});

test('a version item on a site without docs is a diagnostic', () => {
  const none = new Map([['empty', indexSidebar('empty', [])]]);
  expect(() => leftOf([{ type: 'docsVersion' }], {}, index, none)).toThrow(
    'navbar.items[0]: the version has nothing to link to',
  );
});
