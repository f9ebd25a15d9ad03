import { expect, test } from 'vitest';
import type { ServerPart } from '../../../../src/outputs/server-part.ts';
import { smallSite } from '../../content/plant.ts';
import { doc, post } from '../navigation/sources.ts';
import { collectionsOf } from './small-collections.ts';

const parts = {
  docs: [doc('use.mdx', { title: 'Use it' }), doc('hidden.mdx', { unlisted: true })],
  posts: [
    post('2025-05-19-news.mdx', { title: 'News', authors: [{ name: 'Ann' }] }),
    post('2025-05-18-hidden.mdx', { title: 'Hidden', unlisted: true }),
  ],
};
const redirects = [
  { from: '/old/', to: '/docs/use/#a' },
  { from: '/older/', to: '/blog/2025/05/19/news/' },
  { from: '/away/', to: '/files/a.pdf' },
  { from: '/shop/', to: 'https://other.example/shop?a=b#c' },
];
const collections = collectionsOf(parts, { redirects });

async function textOf(file: string, features: readonly ServerPart[] = []): Promise<string> {
  const text = await collections
    .listOutputs(features)
    .find((output) => output.file === file)
    ?.makeText();
  return text ?? '';
}

test('feeds have the listed posts and their own address', async () => {
  const rss = await textOf('/blog/rss.xml');
  expect(rss).toContain('<title>Small Blog</title>');
  expect(rss).toContain('https://small.example/base/blog/rss.xml');
  expect(rss).toContain('https://small.example/base/blog/2025/05/19/news/');
  expect(rss).not.toContain('Hidden');
  expect(await textOf('/blog/atom.xml')).toContain('https://small.example/base/blog/atom.xml');
});

test('the sitemap has the listed pages', async () => {
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://small.example/base/docs/use/</loc>');
  expect(sitemap).not.toContain('hidden');
  expect(sitemap).not.toContain('404');
});

test.each([
  ['robots', 'noindex', false],
  ['ROBOTS', 'NoIndex, NoFollow', false],
  ['robots', 'none', false],
  ['googlebot', 'noindex', false],
  ['robots', 'nofollow', true],
  ['description', 'About noindex', true],
])('a page with the meta %s "%s" is in sitemap and feeds: %s', async (name, content, isIn) => {
  const head = [{ name: 'meta' as const, attributes: { name, content } }];
  const { listOutputs, table } = collectionsOf({
    docs: [doc('use.mdx', {}, { head })],
    posts: [post('2025-05-19-news.mdx', { title: 'News' }, { head })],
  });
  const files = ['/sitemap.xml', '/blog/rss.xml', '/llms.txt'];
  const outputs = listOutputs([]).filter(({ file }) => files.includes(file));
  const texts = await Promise.all(outputs.map(({ makeText }) => makeText()));
  expect(texts.join().includes('https://small.example/base/docs/use/<')).toBe(isIn);
  expect(texts.join().includes('News')).toBe(isIn);
  const pages = table.files.filter(({ kind }) => kind === 'doc' || kind === 'post');
  expect(pages.map(({ outOfSitemap }) => outOfSitemap)).toEqual(
    isIn ? [undefined, undefined] : [true, true],
  );
});

test.each([
  ['https://example.com/original/', false],
  ['/docs/other/', false],
  ['/docs/use/', true],
  ['https://small.example/base/docs/use/', true],
])('a page with the canonical link %s is in the sitemap: %s', async (href, isIn) => {
  const head = [{ name: 'link' as const, attributes: { rel: 'canonical', href } }];
  const { listOutputs, table } = collectionsOf({ docs: [doc('use.mdx', {}, { head })] });
  const sitemap = listOutputs([]).find(({ file }) => file === '/sitemap.xml');
  expect((await sitemap?.makeText())?.includes('/base/docs/use/<')).toBe(isIn);
  expect(table.pages.find(({ kind }) => kind === 'doc')?.listed).toBe(true);
  const file = table.files.find(({ kind }) => kind === 'doc');
  expect(file?.outOfSitemap).toBe(isIn ? undefined : true);
});

test('the sitemap has the days that front matter and git tell, and no others', async () => {
  const parts = {
    docs: [doc('use.mdx', { last_update: { date: '2026-01-02' } }), doc('plain.mdx', {})],
    posts: [post('2025-05-19-news.mdx', { title: 'News' })],
  };
  const daysOf = async (config: object) => {
    const { listOutputs } = collectionsOf(parts, config, { changedOn: () => '2026-03-04' });
    const sitemap = await listOutputs([])
      .find(({ file }) => file === '/sitemap.xml')
      ?.makeText();
    return sitemap?.match(/\/base\S+<\/lastmod>/g);
  };
  const used = '/base/docs/use/</loc><lastmod>2026-01-02</lastmod>';
  expect(await daysOf({})).toEqual([used]);
  const { docs } = smallSite;
  expect(await daysOf({ docs: { ...docs, showLastUpdated: true } })).toEqual([
    '/base/docs/plain/</loc><lastmod>2026-03-04</lastmod>',
    used,
  ]);
});

test('a redirect page shows the title of its target, or else the address', async () => {
  expect(await textOf('/old/index.html')).toContain('<a href="/base/docs/use/#a">Use it</a>');
  expect(await textOf('/older/index.html')).toContain('>News</a>');
  expect(await textOf('/away/index.html')).toContain('>/files/a.pdf</a>');
  expect(await textOf('/shop/index.html')).toContain(
    '<a href="https://other.example/shop?a=b#c">https://other.example/shop?a=b</a>',
  );
});

test('a redirect has a navigation payload with the same target', () => {
  expect(collections.listRedirectPayloads()).toContainEqual({
    file: '/RSC/R/old.txt',
    to: '/base/docs/use/#a',
  });
});

test('redirect pages have a content security policy, and text files have none', () => {
  const withPolicy = collections.listOutputs([]).filter(({ hasPolicy }) => hasPolicy);
  expect(withPolicy.map(({ file }) => file)).toEqual([
    '/old/index.html',
    '/older/index.html',
    '/away/index.html',
    '/shop/index.html',
  ]);
});

test('the server part of a feature provides the text of its file', async () => {
  const search: ServerPart = {
    feature: 'search',
    makeFile: (kind, path) => `${kind} at ${path}`,
    writesKinds: ['index'],
  };
  expect(await textOf('/opensearch.xml', [search])).toBe('opensearch at /opensearch.xml');
  const later = collections.listOutputs([search]).filter(({ isWrittenLater }) => isWrittenLater);
  expect(later.map(({ file }) => file)).toContain('/search/index/core.json');
});

test('links of fields that include the base path lead to the same page or file', () => {
  const items = [{ type: 'link', label: 'Use', href: '/base/docs/use/' }];
  const data = collectionsOf(
    parts,
    {
      redirects: [{ from: '/old/', to: '/base/docs/use/' }],
      navbar: { hideOnScroll: false, items: [{ label: 'Feed', to: '/base/blog/rss.xml' }] },
      docs: { sidebars: { docs: ['use', ...items] } },
    },
    { isPublicFile: (name) => name === '/a.svg' },
  );
  expect(data.navigation.navbar.left).toMatchObject([{ href: '/base/blog/rss.xml' }]);
  expect(data.getSection('/docs/use')).toMatchObject({
    items: [{ href: '/base/docs/use/' }, { href: '/base/docs/use/' }],
  });
  expect(data.listRedirectPayloads()).toMatchObject([{ to: '/base/docs/use/' }]);
  expect(['/base/a.svg', '/a.svg', '/base/b.svg'].map(data.hrefOfLink)).toEqual([
    '/base/a.svg',
    '/base/a.svg',
    '/base/base/b.svg',
  ]);
});
