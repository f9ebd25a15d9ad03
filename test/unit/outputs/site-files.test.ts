import { expect, test } from 'vitest';
import { buildOpenSearch } from '../../../src/features/search/build/opensearch.ts';
import { buildHeadersFile } from '../../../src/outputs/host-headers.ts';
import { buildRobots } from '../../../src/outputs/robots.ts';

test('robots.txt allows all and names the sitemap below the base path', () => {
  expect(buildRobots('https://stylexjs.com', '/base/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://stylexjs.com/base/sitemap.xml\n',
  );
});

test('opensearch.xml sends searches to the search page', () => {
  const input = {
    title: 'StyleX',
    url: 'https://stylexjs.com',
    baseUrl: '/',
    search: { searchPagePath: '/search/' },
    favicon: '/img/favicon.svg',
  };
  expect(buildOpenSearch(input)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
    <ShortName>StyleX</ShortName>
    <Description>Search StyleX</Description>
    <InputEncoding>UTF-8</InputEncoding>
    <Image width="16" height="16" type="image/svg+xml">https://stylexjs.com/img/favicon.svg</Image>
    <Url type="text/html" template="https://stylexjs.com/search/?q={searchTerms}"/>
    <Url type="application/opensearchdescription+xml" rel="self" template="https://stylexjs.com/opensearch.xml"/>
    </OpenSearchDescription>
    "
  `);
});

test('opensearch.xml has the base path, shortens a long title, and defaults to favicon.ico', () => {
  const xml = buildOpenSearch({
    title: 'Styles & sheets of a library',
    url: 'https://x.y',
    baseUrl: '/base/',
    search: { searchPagePath: '/search/' },
  });
  expect(xml).toContain('template="https://x.y/base/search/?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Styles &amp; sheets</ShortName>');
  expect(xml).toContain('<Description>Search Styles &amp; sheets of a library</Description>');
  expect(xml).toContain('>https://x.y/base/favicon.ico</Image>');
});

test('_headers keeps other sites from framing any page, and browsers from asking for what has a digest', () => {
  const files = [
    '404.html',
    'assets/a.png',
    'assets/b/c-1.js',
    'assets/b/d-2.js',
    'assets/e-3.css',
  ];
  const others = ['docs/a b/index.html', 'docs/index.html', 'index.html'];
  const isDigested = (file: string) => /-\d/.test(file);
  expect(buildHeadersFile('/base/', [...files, ...others], isDigested)).toBe(`/base/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Frame-Options: SAMEORIGIN
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
/base/*.md
  Content-Type: text/markdown; charset=utf-8
/base/assets/b/*
  Cache-Control: public, max-age=31536000, immutable
/base/assets/e-3.css
  Cache-Control: public, max-age=31536000, immutable
/base/
  Cache-Control: no-cache
/base/404.html
  Cache-Control: no-cache
/base/assets/a.png
  Cache-Control: no-cache
/base/docs/*
  Cache-Control: no-cache
/base/index.html
  Cache-Control: no-cache
`);
});
