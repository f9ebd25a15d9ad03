import { expect, onTestFinished, test } from 'vitest';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import type { SiteConfig } from '../../../../src/config/schema.ts';
import type { ContentIndex } from '../../../../src/content/content-index.ts';
import { createCollections } from '../../../../src/site/collections/create-collections.ts';
import { findSection, provideSections } from '../../../../src/site/navigation/page-sections.ts';
import { labelOfSection } from '../../../../src/site/navigation/section-labels.ts';
import { findSidebarSection, sectionFile } from '../../../../src/site/navigation/section-names.ts';
import { indexSidebar } from '../../../../src/site/navigation/sidebar-index.ts';
import { buildNavigation } from '../../../../src/site/navigation/site-navigation.ts';
import { printRoute } from '../../../../src/site/table/list-printed.ts';
import { smallSite } from '../../content/plant.ts';
import { siteContentOf } from '../collections/small-collections.ts';
import { contentOf, doc } from './sources.ts';

const index = contentOf({
  docs: [doc('a.mdx', { pagination_label: 'First' }), doc('b.mdx', { unlisted: true })],
});

function siteWith(items: object[], sidebars: object = smallSite.docs.sidebars) {
  const docs = { ...smallSite.docs, sidebars };
  return checkSiteConfig({ ...smallSite, docs, navbar: { ...smallSite.navbar, items } });
}

const linked = (content: ContentIndex, site: SiteConfig) =>
  createCollections(siteContentOf(content), site).navigation;

test('the navigation is built once for each index and site', () => {
  const site = siteWith([]);
  const navigation = buildNavigation(index, site);
  expect(buildNavigation(index, site)).toBe(navigation);
  expect(buildNavigation(index, siteWith([], { other: ['a'] })).sidebars.has('other')).toBe(true);
  expect(buildNavigation(contentOf({}), site)).not.toBe(navigation);
});

test('diagnostics of sidebars come before those of the navbar, which throws only when it is read', () => {
  const site = siteWith([{ type: 'doc', docId: 'c' }], { docs: ['d'] });
  const navigation = linked(index, site);
  expect(navigation.diagnostics.map(({ field }) => field)).toEqual([
    'docs.sidebars.docs[0]',
    'navbar.items[0].docId',
  ]);
  expect(() => navigation.navbar).toThrow('there is no doc with the id "c"');
});

test('a listed doc is found by its id even if no sidebar has it, an unlisted or unknown one is not', () => {
  const sidebars = { docs: ['a', 'b'] };
  const content = contentOf({
    docs: [...index.docs, doc('c.mdx', { title: 'Third', sidebar_label: 'Short' })],
  });
  const { lookUpPage } = linked(content, siteWith([], sidebars));
  expect(['a', 'c'].map(lookUpPage)).toEqual([
    { label: 'First', href: '/docs/a/' },
    { label: 'Short', href: '/docs/c/' },
  ]);
  expect(content.docs.map(({ id }) => id)).toContain('b');
  expect(['b', 'd'].map(lookUpPage)).toEqual([undefined, undefined]);
});

test('previous and next have the label of the first item with the doc, unless its front matter has one', () => {
  const item = (id: string) => ({ type: 'doc', id, label: `Item ${id}` });
  const sidebars = {
    docs: [item('a'), { type: 'category', label: 'C', items: [item('c'), item('d')] }],
    more: [{ type: 'doc', id: 'd', label: 'Later' }],
  };
  const content = contentOf({
    docs: [
      ...index.docs,
      doc('c.mdx', { title: 'Third', sidebar_label: 'Short' }),
      doc('d.mdx', { title: 'Fourth' }),
    ],
  });
  const { lookUpPage } = linked(content, siteWith([], sidebars));
  expect(['a', 'c', 'd'].map((id) => lookUpPage(id)?.label)).toEqual(['First', 'Short', 'Item d']);
});

test('a section has the label of its navbar item, even of one in a dropdown', () => {
  const items = [
    {
      type: 'dropdown',
      label: 'More',
      items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Learn' }],
    },
  ];
  const site = siteWith(items, { docs: ['a'], api: ['a'] });
  const navigation = linked(index, site);
  const sections = ['docs-docs', 'docs-api', 'blog', undefined];
  expect(sections.map((section) => labelOfSection(section, navigation, site))).toEqual([
    'Learn',
    'Api',
    'Blog',
    'Small',
  ]);
});

test.each([
  ['Sty<em>led</em>', 'Styled'],
  ['<img src="/a.svg" alt="">', 'Docs'],
  ['A &amp; B', 'Docs'],
])('a section whose item has the HTML %j is named %s', (html, expected) => {
  const item = { type: 'docSidebar', sidebarId: 'docs', html };
  const site = siteWith([item], { docs: ['a'] });
  expect(labelOfSection('docs-docs', linked(index, site), site)).toBe(expected);
});

test('a section has the label of an item on the right, and its own name if the navbar has diagnostics', () => {
  const item = { type: 'docSidebar', sidebarId: 'docs', label: 'Learn', position: 'right' };
  const labelWith = (...items: object[]) => {
    const site = siteWith(items, { docs: ['a'] });
    return labelOfSection('docs-docs', linked(index, site), site);
  };
  expect(labelWith(item)).toBe('Learn');
  expect(labelWith(item, { type: 'doc', docId: 'c' })).toBe('Docs');
});

test('the page of a generated category and other addresses are found by their paths', () => {
  const link = { type: 'generated-index', slug: '/all' };
  const sidebars = { docs: [{ type: 'category', label: 'All of it', link, items: ['a'] }] };
  const site = checkSiteConfig({ ...siteWith([]), baseUrl: '/base/', docs: { sidebars } });
  const { lookUpPage } = linked(contentOf({ docs: index.docs }), site);
  expect(['/docs/all/', '/blog', '/a b/?c#d'].map(lookUpPage)).toEqual([
    { label: 'All of it', href: '/base/docs/all/' },
    { label: '/blog', href: '/base/blog/' },
    { label: '/a b/?c#d', href: '/base/a%20b/?c#d' },
  ]);
});

test('files of sections need no encoding in an address, and an empty sidebar is no section', () => {
  expect(sectionFile('docs-größe')).toBe('/RSC/sections/docs-gr_C3_B6_C3_9Fe.txt');
  expect(printRoute({ id: 'größe', version: 'current' })).toBe('/print/gr_C3_B6_C3_9Fe/');
  expect(findSidebarSection(indexSidebar('docs', []))).toEqual({});
  const nodes = [{ type: 'doc' as const, id: 'a', label: 'A' }];
  expect(findSidebarSection(indexSidebar('docs', nodes))).toEqual({
    section: 'docs-docs',
    sidebar: 'docs',
  });
});

test('each page finds its own section while it is rendered', () => {
  const before = globalThis.__SITE_SECTIONS__;
  onTestFinished(() => {
    globalThis.__SITE_SECTIONS__ = before;
  });
  provideSections((path) => (path === '/404' ? undefined : { id: path, html: '' }));
  const ids = ['/a', '/a', '/404', '/b', '/a'].map((path) => findSection(path)?.id);
  expect(ids).toEqual(['/a', '/a', undefined, '/b', '/a']);
});
