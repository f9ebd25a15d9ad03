import { expect, test } from 'vitest';
import { buildSitemap } from '../../../src/outputs/sitemap.ts';

test('a sitemap lists each page once, absolute, escaped and in order', () => {
  const pages = [
    { path: '/docs/learn/', lastmod: '2025-05-19' },
    { path: '/' },
    { path: "/docs/a&b'é/" },
    { path: '/docs/descendant%20styles/' },
    { path: '/' },
  ];
  expect(buildSitemap('https://stylexjs.com', pages)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://stylexjs.com/</loc></url>
<url><loc>https://stylexjs.com/docs/a&amp;b&#39;%C3%A9/</loc></url>
<url><loc>https://stylexjs.com/docs/descendant%20styles/</loc></url>
<url><loc>https://stylexjs.com/docs/learn/</loc><lastmod>2025-05-19</lastmod></url>
</urlset>
`);
});

test('a sitemap does not depend on the order of its pages', () => {
  const pages = [{ path: '/b/' }, { path: '/a/' }, { path: '/B/' }];
  expect(buildSitemap('https://x.y', pages)).toBe(buildSitemap('https://x.y', pages.toReversed()));
});
