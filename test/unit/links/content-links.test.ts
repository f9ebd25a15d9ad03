import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { createLinkChecker } from '../../../src/links/check-link.ts';
import { findBrokenContentLinks } from '../../../src/links/content-links.ts';
import { listSiteRoutes } from '../../../src/site/table/site-routes.ts';
import { contentOf, doc, post } from '../site/navigation/sources.ts';

const site = checkSiteConfig(config);

function diagnosticsOf(href: string, failed?: Map<string, string>) {
  const links = [{ href, line: 7, column: 3 }];
  const index = contentOf({
    docs: [doc('learn/a.mdx', {}, { links }), doc('learn/b.mdx', {}, { ids: ['use', 'größe'] })],
    posts: [post('2025-05-19-news.mdx', { tags: ['release'] })],
  });
  const routes = listSiteRoutes(index, site, failed);
  const publicFiles = new Set(['/img/a.svg']);
  const check = createLinkChecker({ ...routes, publicFiles, url: site.url, baseUrl: site.baseUrl });
  return findBrokenContentLinks(index, check);
}

test.each([
  './b.mdx#use',
  '../b/#gr%C3%B6%C3%9Fe',
  '/docs/learn/b',
  '/blog/2025/05/19/news/',
  '/blog/tags/release/',
  '/blog/archive/#anything',
  '/img/a.svg',
  '/docs/',
])('%s is a valid link', (href) => {
  expect(diagnosticsOf(href)).toEqual([]);
});

test('a file without a page is a diagnostic at the place of the link', () => {
  expect(diagnosticsOf('./c.mdx')).toEqual([
    {
      file: 'content/docs/learn/a.mdx',
      line: 7,
      column: 3,
      message: 'broken link "./c.mdx": there is no page made from content/docs/learn/c.mdx',
      hint: 'Did you mean content/docs/learn/a.mdx?',
    },
  ]);
});

test('a link to a file with diagnostics is not reported as broken', () => {
  const failed = new Map([['content/docs/learn/c.mdx', '/docs/learn/c/']]);
  expect(diagnosticsOf('./c.mdx#x', failed)).toEqual([]);
});

test('two files with one route are a diagnostic that names both', () => {
  const index = contentOf({ docs: [doc('a.mdx'), doc('a.md')] });
  expect(listSiteRoutes(index, site).diagnostics).toEqual([
    expect.objectContaining({
      file: 'content/docs/a.md',
      message: 'the route /docs/a/ has two sources: content/docs/a.mdx and this file',
    }),
  ]);
});
