import { expect, test } from 'vitest';
import { buildSitemap } from '../../../src/outputs/sitemap.ts';

const entriesOf = (...paths: string[]) => paths.map((path) => ({ path }));

test('a sitemap lists each page once, absolute, escaped and in order', () => {
  const entries = entriesOf('/docs/learn/', '/', "/docs/a&b'é/", '/docs/descendant%20styles/', '/');
  expect(buildSitemap('https://stylexjs.com', entries)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://stylexjs.com/</loc></url>
<url><loc>https://stylexjs.com/docs/a&amp;b&#39;%C3%A9/</loc></url>
<url><loc>https://stylexjs.com/docs/descendant%20styles/</loc></url>
<url><loc>https://stylexjs.com/docs/learn/</loc></url>
</urlset>
`);
});

test('a sitemap does not depend on the order of its pages', () => {
  const entries = entriesOf('/b/', '/a/', '/B/');
  expect(buildSitemap('https://x.y', entries)).toBe(
    buildSitemap('https://x.y', entries.toReversed()),
  );
});

test('a page has the day of its last change, if that is known', () => {
  const sitemap = buildSitemap('https://x.y', [
    { path: '/a/', changed: '2026-01-02' },
    { path: '/b/' },
  ]);
  expect(sitemap.match(/<url>.*/g)).toEqual([
    '<url><loc>https://x.y/a/</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://x.y/b/</loc></url>',
  ]);
});
