import { expect, test } from 'vitest';
import { buildSitemap } from '../../../src/outputs/sitemap.ts';

test('a sitemap lists each page once, absolute, escaped and in order', () => {
  const paths = ['/docs/learn/', '/', "/docs/a&b'é/", '/docs/descendant%20styles/', '/'];
  expect(buildSitemap('https://stylexjs.com', paths)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://stylexjs.com/</loc></url>
<url><loc>https://stylexjs.com/docs/a&amp;b&#39;%C3%A9/</loc></url>
<url><loc>https://stylexjs.com/docs/descendant%20styles/</loc></url>
<url><loc>https://stylexjs.com/docs/learn/</loc></url>
</urlset>
`);
});

test('a sitemap does not depend on the order of its pages', () => {
  const paths = ['/b/', '/a/', '/B/'];
  expect(buildSitemap('https://x.y', paths)).toBe(buildSitemap('https://x.y', paths.toReversed()));
});
