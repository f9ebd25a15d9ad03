import { expect, test } from 'vitest';
import { labelOfSection } from '../../../src/navigation/section-labels.ts';
import { buildNavigation } from '../../../src/navigation/site-navigation.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';
import { smallSite } from '../content/plant.ts';
import { contentOf, doc } from './sources.ts';

const index = contentOf({
  docs: [doc('a.mdx', { pagination_label: 'First' }), doc('b.mdx', { unlisted: true })],
});

function siteWith(items: object[], sidebars: object = smallSite.docs.sidebars) {
  const docs = { ...smallSite.docs, sidebars };
  return checkSiteConfig({ ...smallSite, docs, navbar: { ...smallSite.navbar, items } });
}

test('the navigation of an index is built once, and again for another site', () => {
  const site = siteWith([]);
  const navigation = buildNavigation(index, site);
  expect(buildNavigation(index, site)).toBe(navigation);
  expect(buildNavigation(index, siteWith([], { other: ['a'] })).sidebars.has('other')).toBe(true);
  expect(buildNavigation(contentOf({}), site)).not.toBe(navigation);
});

test('faults of sidebars come before those of the navbar, which only throws when it is shown', () => {
  const site = siteWith([{ type: 'doc', docId: 'c' }], { docs: ['d'] });
  const navigation = buildNavigation(index, site);
  expect(navigation.faults.map(({ field }) => field)).toEqual([
    'docs.sidebars.docs[0]',
    'navbar.items[0].docId',
  ]);
  expect(() => navigation.navbar).toThrow('there is no doc with the id "c"');
});

test('a page beside others is found by its id or its route, and unlisted docs are not', () => {
  const { lookUpPage } = buildNavigation(index, siteWith([]));
  expect(lookUpPage('a')).toEqual({ label: 'First', href: '/docs/a/' });
  expect(lookUpPage('b')).toBeUndefined();
});

test('a section is called as its item of the navbar is, in a dropdown too', () => {
  const items = [
    {
      type: 'dropdown',
      label: 'More',
      items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Learn' }],
    },
  ];
  const site = siteWith(items, { docs: ['a'], api: ['a'] });
  const navigation = buildNavigation(index, site);
  const sections = ['docs-docs', 'docs-api', 'blog', undefined];
  expect(sections.map((section) => labelOfSection(section, navigation, site))).toEqual([
    'Learn',
    'Api',
    'Blog',
    'Small',
  ]);
});
