import { expect, test } from 'vitest';
import config from '../../../../site.config.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { buildNavbar } from '../../../../src/site/navigation/navbar.ts';
import { indexSidebar } from '../../../../src/site/navigation/sidebar-index.ts';
import { contentOf, doc } from './sources.ts';

const index = contentOf({
  docs: [doc('learn/intro.mdx', { title: 'Intro' }), doc('api/create.mdx')],
});
const sidebars = new Map([
  ['docs', indexSidebar('docs', [{ type: 'doc', id: 'learn/intro', label: 'Intro' }])],
  ['api', indexSidebar('api', [{ type: 'doc', id: 'api/create', label: 'create' }])],
]);

const paths = { baseUrl: '/x/', has: (path: string) => path === '/files/sheet.pdf' };

function navbarOf(items: object[], more = {}) {
  const navbar = { ...config.navbar, items };
  const site = checkSiteConfig({ ...config, baseUrl: '/x/', navbar, ...more });
  return buildNavbar({ site, index, sidebars, paths });
}
const sidebarItem = { type: 'docSidebar', sidebarId: 'docs', label: 'Learn' };

test('links are placed by their position, on the left by default', () => {
  const items = [
    { label: 'Blog', to: '/blog/' },
    { label: 'GitHub', href: 'https://github.com/x', position: 'right', icon: 'github' },
  ];
  expect(navbarOf(items)).toEqual({
    left: [{ kind: 'link', label: 'Blog', href: '/x/blog/', external: false, section: 'blog' }],
    right: [
      {
        kind: 'link',
        label: 'GitHub',
        href: 'https://github.com/x',
        external: true,
        icon: 'github',
      },
    ],
  });
});

test('S2.19 a sidebar item links to its first doc', () => {
  expect(navbarOf([sidebarItem]).left[0]).toMatchObject({
    label: 'Learn',
    href: '/x/docs/learn/intro/',
  });
});

test('S2.19 prependBaseUrlToHref adds the base path to an address of this site, such as a file', () => {
  const file = { label: 'Sheet', href: '/files/sheet.pdf#page=2', prependBaseUrlToHref: true };
  const written = { ...file, href: '/x/files/sheet.pdf#page=2' };
  for (const item of [file, written]) {
    expect(navbarOf([item]).left).toMatchObject([
      { href: '/x/files/sheet.pdf#page=2', external: false },
    ]);
  }
});

test('S2.19 the dropdown of versions can stay unmarked', () => {
  const dropdownItemsAfter = [{ label: 'Old', href: 'https://old.example.com' }];
  const versions = { type: 'docsVersionDropdown', dropdownItemsAfter };
  const items = [versions, { ...versions, dropdownActiveClassDisabled: true }];
  expect(
    navbarOf(items).left.map((entry) => 'isUnmarked' in entry && entry.isUnmarked === true),
  ).toEqual([false, true]);
});

test('a doc item has the label of its doc unless it sets another', () => {
  const labels = [
    { type: 'doc', docId: 'learn/intro' },
    { type: 'doc', docId: 'api/create', label: 'API' },
  ];
  expect(navbarOf(labels).left).toMatchObject([{ label: 'Intro' }, { label: 'API' }]);
});

test('S2.18 a link into a section has the section, so that all of its pages can mark the link', () => {
  const sectionOf = (item: object) => {
    const [entry] = navbarOf([item]).left;
    return entry && 'section' in entry ? entry.section : undefined;
  };
  expect(sectionOf(sidebarItem)).toBe('docs-docs');
  expect(sectionOf({ label: 'Blog', to: '/blog/' })).toBe('blog');
  expect(sectionOf({ label: 'Home', to: '/' })).toBeUndefined();
  // Any link to the first page of a sidebar is a link into its section.
  expect(sectionOf({ label: 'Docs', to: '/docs/learn/intro/' })).toBe('docs-docs');
  expect(sectionOf({ type: 'doc', docId: 'api/create' })).toBe('docs-api');
});

test('S5.4 S8.10 an unknown sidebar is reported with the available ones', () => {
  const items = [
    { label: 'Blog', to: '/blog/' },
    { ...sidebarItem, sidebarId: 'dosc' },
  ];
  expect(() => navbarOf(items)).toThrow(
    'site.config.ts  navbar.items[1].sidebarId: there is no sidebar with the id "dosc"\n    Available sidebar ids are:\n    - docs\n    - api',
  );
});

test('X57 the search can be an item, but not on a site without a search', () => {
  const items = [sidebarItem, { type: 'search', position: 'right' }];
  expect(navbarOf(items).right).toEqual([{ kind: 'feature', feature: 'search' }]);
  expect(() => navbarOf(items, { search: false })).toThrow(
    'navbar.items[1].type: got "search"; this site has no search',
  );
});

test('S5.4 S8.10 an unknown doc is reported with the available ones', () => {
  expect(() => navbarOf([{ type: 'doc', docId: 'nope' }])).toThrow(
    'navbar.items[0].docId: there is no doc with the id "nope"\n    Available doc ids are:\n    - learn/intro\n    - api/create',
  );
});

test('an item for a draft is left out, and a link keeps its hash', () => {
  const site = checkSiteConfig({
    ...config,
    navbar: {
      ...config.navbar,
      items: [
        { type: 'doc', docId: 'soon' },
        { label: 'X', to: '/docs/learn/intro/#x' },
      ],
    },
  });
  const drafts = [{ file: 'content/docs/soon.mdx', id: 'soon', route: '/docs/soon/' }];
  const content = contentOf({ docs: index.docs, drafts });
  const { left } = buildNavbar({ site, index: content, sidebars, paths });
  expect(left).toEqual([expect.objectContaining({ href: '/x/docs/learn/intro/#x' })]);
});

test('S2.19 a link without a section is marked on the pages below it, or by its own pattern', () => {
  const items = [
    { label: 'Play', to: '/play.ground/?x=1' },
    { label: 'Base', to: '/a/', activeBasePath: '/b/' },
    { label: 'Regex', to: '/a/', activeBaseRegex: '^/x/(c|d)/' },
    { label: 'Home', to: '/' },
  ];
  expect(navbarOf(items).left).toEqual([
    expect.objectContaining({ pattern: '^/x/play\\.ground/' }),
    expect.objectContaining({ pattern: '^/x/b/' }),
    expect.objectContaining({ pattern: '^/x/(c|d)/' }),
    expect.not.objectContaining({ pattern: expect.anything() }),
  ]);
});

test('S2.19 a version item links to the first doc, and is a dropdown if it has other items', () => {
  const own = { kind: 'link', label: 'Next', href: '/x/docs/learn/intro/', version: 'current' };
  const old = { label: 'Old', href: 'https://old.example' };
  const items = [
    { type: 'docsVersion' },
    { type: 'docsVersionDropdown' },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [old] },
    { type: 'localeDropdown' },
  ];
  expect(navbarOf(items).left).toMatchObject([
    own,
    own,
    { kind: 'dropdown', label: 'Next', menuLabel: 'Versions', items: [own, old] },
    { kind: 'text', label: 'English', icon: 'language' },
  ]);
});

test('S5.4 an unknown doc in a dropdown is reported with its field', () => {
  const items = [{ type: 'dropdown', label: 'D', items: [{ type: 'doc', docId: 'nope' }] }];
  expect(() => navbarOf(items)).toThrow(
    'navbar.items[0].items[0].docId: there is no doc with the id "nope"',
  );
});
