import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { docRoutes, postRoutes, posts, routes } from '../routes.ts';
import { attributesOf, readPage, siteFolder, siteUrl, textOf, textsOf } from './built-site.ts';

const metaOf = (route: string, name: string) =>
  attributesOf(readPage(route), `meta[name="${name}"], meta[property="${name}"]`, 'content');

describe.each(routes)('%s', (route) => {
  test('S1.2 X15 X35 has a file of its own, with one main and one h1 that is not empty', () => {
    expect(existsSync(path.join(siteFolder, decodeURIComponent(route), 'index.html'))).toBe(true);
    const page = readPage(route);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('ends no element with the text of an island, whose bytes depend on when its code loads', () => {
    const file = path.join(siteFolder, decodeURIComponent(route), 'index.html');
    expect(readFileSync(file, 'utf8')).not.toContain('<!-- --></');
  });

  test('S1.3 S1.4 S3.5 X27 S9.10 declares its title, description, language and canonical address', () => {
    const page = readPage(route);
    expect(page.title).toMatch(route === '/' ? /^StyleX$/ : /^.+ \| StyleX$/);
    expect(metaOf(route, 'description')).toEqual([expect.stringMatching(/\S/)]);
    expect(attributesOf(page, 'link[rel=canonical]', 'href')).toEqual([siteUrl + route]);
    expect(attributesOf(page, 'link[rel=alternate][hreflang]', 'href')).toEqual([
      siteUrl + route,
      siteUrl + route,
    ]);
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    expect(page.documentElement.getAttribute('dir')).toBe('ltr');
  });

  test('S1.4 X27 has metadata for link previews and search engines', () => {
    expect(metaOf(route, 'og:title')).toEqual([readPage(route).title]);
    expect(metaOf(route, 'og:url')).toEqual([siteUrl + route]);
    expect(metaOf(route, 'og:image')).toEqual([
      siteUrl + (route === '/' ? '/img/stylex-cover-photo.png' : `/cards${route.slice(0, -1)}.png`),
    ]);
    expect(metaOf(route, 'twitter:card')).toEqual(['summary_large_image']);
    expect(metaOf(route, 'docsearch:language')).toEqual(['en']);
    expect(metaOf(route, 'docsearch:version')).toEqual(
      docRoutes.includes(route) ? ['current'] : [],
    );
    expect(metaOf(route, 'robots')).toEqual(route === '/search/' ? ['noindex, follow'] : []);
  });

  test('starts with the skip link, which leads to its main content', () => {
    const page = readPage(route);
    const first = page.querySelector('a');
    expect(textOf(first)).toBe('Skip to main content');
    expect(`#${page.querySelector('main')?.id}`).toBe(first?.getAttribute('href'));
  });

  test('S1.5 links only to addresses that end in a slash, and to files', () => {
    const hrefs = attributesOf(readPage(route), 'a[href^="/"]', 'href');
    const wrong = hrefs.filter((href) => !/^[^?#]*(\/|\.[a-z]+)([?#].*)?$/.test(href));
    expect(wrong).toEqual([]);
  });
});

test('X15 X22 page titles are unique, except on later pages of a list', () => {
  const titles = routes
    .filter((route) => !route.includes('/page/'))
    .map((route) => readPage(route).title);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});

test('no two docs or posts share a description', () => {
  const descriptions = [...docRoutes, ...postRoutes].flatMap((route) =>
    metaOf(route, 'description'),
  );
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.each([
  ['/', 'StyleX'],
  ['/search/', 'Search the documentation'],
  ['/playground/', 'Playground'],
  ['/blog/', 'Blog'],
  ['/blog/archive/', 'Archive'],
  ['/blog/tags/', 'Tags'],
  ['/blog/tags/announcement/', 'One post tagged with "announcement"'],
  ['/blog/tags/release/', '12 posts tagged with "release"'],
  ['/blog/tags/release/page/2/', '12 posts tagged with "release"'],
  ['/docs/learn/', 'Introduction'],
  ...posts.map(({ slug, title }) => [`/blog/${slug}/`, title]),
])('%s is titled %s', (route = '', title = '') => {
  expect(readPage(route).title.replace(/ \| StyleX$/, '')).toBe(title);
});

test('S2.14 the heading of the introduction differs from its title', () => {
  expect(textsOf(readPage('/docs/learn/'), 'h1')).toEqual(['Introduction to StyleX']);
});

test('S2.1 X28 home has the tagline as its description and links to the docs', () => {
  expect(metaOf('/', 'description')).toEqual(['Super fast atomic styles, no thought required.']);
  const main = readPage('/').querySelector('main');
  expect(main && attributesOf(main, 'a', 'href')).toEqual(
    expect.arrayContaining(['/docs/learn/', '/docs/learn/thinking-in-stylex/']),
  );
});

test('S2.1 X28 the heading of home is the name of the library', () => {
  expect(textsOf(readPage('/'), 'h1')).toEqual(['StyleX']);
});

test('the domains that take turns on home are separate words where styles do not apply', () => {
  expect(readPage('/').querySelector('h2')?.textContent).toBe(
    'The styling system that powers facebook.com instagram.com whatsapp.com threads.net',
  );
});

test('only the home page allows the inline script that it has in addition', () => {
  const hashesOf = (route: string) =>
    attributesOf(readPage(route), '[http-equiv=Content-Security-Policy]', 'content')
      .join()
      .match(/'sha256-/g)?.length;
  expect([hashesOf('/'), hashesOf('/blog/')]).toEqual([3, 2]);
});
