import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { createCollections } from '../../../../src/site/collections/create-collections.ts';
import { smallSite } from '../../content/plant.ts';
import { contentOf, doc, post } from '../navigation/sources.ts';
import { collectionsOf, siteContentOf } from './small-collections.ts';

const parts = {
  docs: [doc('intro.mdx', { title: 'Introduction' }), doc('use.mdx', { title: 'Use' })],
  posts: [
    post('2025-05-19-news.mdx', { title: 'News', authors: [{ name: 'Ann' }] }),
    post('2025-05-18-hidden.mdx', { title: 'Hidden', unlisted: true }),
  ],
};

test('a section marks the current page', () => {
  const collections = collectionsOf(parts);
  expect(collections.getSection('/docs/use')).toMatchObject({
    id: 'docs-docs',
    kind: 'sidebar',
    items: [
      { label: 'Introduction', href: '/base/docs/intro/', current: false },
      { label: 'Use', current: true },
    ],
  });
  expect(collections.getSection('/blog/2025/05/19/news')).toEqual({
    id: 'blog',
    kind: 'recent-posts',
    posts: [{ label: 'News', href: '/base/blog/2025/05/19/news/' }],
    currentHref: '/base/blog/2025/05/19/news/',
  });
  expect(collections.getSection('/')).toBeUndefined();
});

test('a doc that is the home page has the section of its sidebar', () => {
  const docs = [{ ...doc('home.mdx', { title: 'Home' }), route: '/' }, ...parts.docs];
  expect(collectionsOf({ docs }).getSection('/')).toMatchObject({
    id: 'docs-docs',
    items: [
      { label: 'Home', href: '/base/', current: true },
      { label: 'Introduction' },
      { label: 'Use' },
    ],
  });
});

test('each section has a file, without a current page', () => {
  const sections = collectionsOf(parts).listSections();
  expect(sections.map(({ file }) => file)).toEqual([
    '/RSC/sections/docs-docs.txt',
    '/RSC/sections/blog.txt',
  ]);
  expect(JSON.stringify(sections)).not.toContain('"current":true');
});

test('pages are listed by section, with the labels of the navbar', () => {
  const navbar = {
    hideOnScroll: false,
    items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Learn' }],
  };
  const lists = collectionsOf(parts, { navbar }).listPagesBySection();
  expect(
    lists.map(({ label, items }) => [label, ...items.map((item) => 'label' in item && item.label)]),
  ).toEqual([
    ['Learn', 'Introduction', 'Use'],
    ['Blog', 'News'],
  ]);
});

test('a long list of posts ends with a link to the archive', () => {
  const posts = Array.from({ length: 51 }, (_, at) => post(`2025-01-01-p${at}.mdx`));
  const [blog] = collectionsOf({ posts }).listPagesBySection();
  expect(blog?.items).toHaveLength(51);
  expect(blog?.items.at(-1)).toMatchObject({ label: 'All posts', href: '/base/blog/archive/' });
});

test('a feature page is at the configured path, with its own metadata', () => {
  const collections = collectionsOf(parts, {
    search: { ...smallSite.search, searchPagePath: '/find/' },
  });
  expect(collections.listPaths('/', 'search')).toEqual([['find']]);
  expect(collections.kindOfPage('/find/')).toBe('search');
  expect(collections.getFeaturePage('/find/').meta).toEqual({
    path: '/base/find/',
    title: 'Search the documentation',
    description: 'Search the Small documentation.',
    noindex: true,
    docsearchTag: 'default',
  });
});

test('the home page and the not-found page have metadata', () => {
  const collections = collectionsOf(parts);
  expect(collections.getHomePage().meta).toMatchObject({ path: '/base/', noindex: false });
  expect(collections.getNotFoundPage().meta).toMatchObject({
    path: '/base/404.html',
    title: 'Page Not Found',
    noindex: true,
  });
});

test('a page of plain data is described along with its structured data', () => {
  const collections = collectionsOf(parts);
  const described = collections.describePage('/blog/2025/05/19/news');
  expect(described.plain).toEqual(collections.getPostPage(['2025', '05', '19', 'news']));
  expect(described.structuredData).toMatchObject({
    '@graph': [
      { '@type': 'BlogPosting', url: 'https://small.example/base/blog/2025/05/19/news/' },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(collections.describePage('/blog')).toEqual({});
});

test('a page whose text runs code is not plain data', () => {
  const collections = collectionsOf(parts, undefined, {
    describeText: (file, extent) => ({ file, extent, isHtml: false, sum: '', links: {} }),
  });
  const described = collections.describePage('/docs/use');
  expect(described.plain).toBeUndefined();
  expect(described.structuredData).toBeDefined();
});

test('content is read only when a page needs it', () => {
  const index = contentOf(parts);
  const unread = new Proxy(index, {
    get: (_, name) => {
      throw new Error(`${String(name)} was read`);
    },
  });
  const collections = createCollections(siteContentOf(unread), checkSiteConfig(smallSite));
  expect(() => collections.getHomePage()).toThrow('was read');
});

test('two sites in one process have separate collections', () => {
  const index = contentOf(parts);
  const [one, other] = ['/one/', '/other/'].map((baseUrl) =>
    createCollections(siteContentOf(index), checkSiteConfig({ ...smallSite, baseUrl })),
  );
  expect(one?.getDocPage('/docs/use/').meta.path).toBe('/one/docs/use/');
  expect(other?.getDocPage('/docs/use/').meta.path).toBe('/other/docs/use/');
  const previous = [one, other].map((site) => site?.getDocPage('/docs/use/').previous?.href);
  expect(previous).toEqual(['/one/docs/intro/', '/other/docs/intro/']);
});

test('of two docs with one route, the router gets one path', () => {
  const docs = [doc('01-a.mdx'), doc('02-a.mdx'), doc('b.mdx')];
  const paths = collectionsOf({ docs }).listPaths('/docs/', 'doc', 'category');
  expect(paths).toEqual([['a'], ['b']]);
});
