import { expect, test } from 'vitest';
import { createCollections } from '../../../src/collections/create-collections.ts';
import type { ContentIndex } from '../../../src/content/content-index.ts';
import { labelOfSection } from '../../../src/navigation/section-labels.ts';
import { buildNavigation } from '../../../src/navigation/site-navigation.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';
import type { SiteConfig } from '../../../src/site/schema.ts';
import { siteContentOf } from '../collections/small-collections.ts';
import { smallSite } from '../content/plant.ts';
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

test('faults of sidebars come before those of the navbar, which throws only when it is read', () => {
  const site = siteWith([{ type: 'doc', docId: 'c' }], { docs: ['d'] });
  const navigation = linked(index, site);
  expect(navigation.faults.map(({ field }) => field)).toEqual([
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
