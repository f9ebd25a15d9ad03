import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../src/check/check-project.ts';
import { buildSiteTable } from '../../src/site/table/site-table.ts';
import { guideRoutes, postRoutes, posts, routes } from '../routes.ts';
import {
  attributesOf,
  readHtml,
  readPage,
  readSiteFile,
  readXml,
  siteFolder,
  siteUrl,
  textOf,
  textsOf,
} from './built-site.ts';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);

test('the table of the site lists exactly the files of a build, except assets and copied files', async () => {
  const { site, content } = await checkProject(process.cwd());
  const made = site ? buildSiteTable(content.index, site).files.map((file) => file.path) : [];
  const copied = new Set(listFiles('public'));
  const standing = listFiles(siteFolder).filter(
    (file) => !/^\/(?:assets|samples)\//.test(file) && !copied.has(file),
  );
  expect(made.toSorted()).toEqual(standing.toSorted());
});

test('S2.7 X44 the RSS feed lists every post, newest first, with its date and its address', () => {
  const feed = readXml('blog/rss.xml');
  expect(textOf(feed.querySelector('channel > title'))).toBe('StyleX Blog');
  expect(textsOf(feed, 'item > title')).toEqual(posts.map((post) => post.title));
  expect(textsOf(feed, 'item > link')).toEqual(postRoutes.map((route) => siteUrl + route));
  expect(textsOf(feed, 'item > pubDate')).toEqual(
    posts.map((post) => new Date(`${post.date}T00:00:00Z`).toUTCString()),
  );
});

test('S2.7 X44 the Atom feed lists every post, newest first, with its date and its address', () => {
  const feed = readXml('blog/atom.xml');
  expect(textOf(feed.querySelector('feed > title'))).toBe('StyleX Blog');
  expect(textsOf(feed, 'entry > title')).toEqual(posts.map((post) => post.title));
  expect(attributesOf(feed, 'entry > link', 'href')).toEqual(
    postRoutes.map((route) => siteUrl + route),
  );
  expect(textsOf(feed, 'entry > published').map((date) => Date.parse(date))).toEqual(
    posts.map((post) => Date.parse(`${post.date}T00:00:00Z`)),
  );
});

test('S7.8 X28 X56 the sitemap has every route but the search: the 58 of the specification, the guides and the releases', () => {
  const addresses = textsOf(readXml('sitemap.xml'), 'url > loc');
  expect(addresses).toHaveLength(58 + guideRoutes.length + 1);
  expect(addresses.toSorted()).toEqual(
    routes
      .filter((route) => route !== '/search/')
      .map((route) => siteUrl + route)
      .toSorted(),
  );
});

test('S7.8 robots.txt allows everything and names the sitemap', () => {
  const lines = readSiteFile('robots.txt').trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('S7.8 X28 opensearch.xml leads to the search page, and every page links to it', () => {
  const templates = attributesOf(readXml('opensearch.xml'), 'Url[type="text/html"]', 'template');
  expect(templates).toEqual([`${siteUrl}/search/?q={searchTerms}`]);
  const linked = routes.map((route) => [
    route,
    ...attributesOf(readPage(route), 'head > link[rel=search]', 'href'),
  ]);
  expect(linked).toEqual(routes.map((route) => [route, '/opensearch.xml']));
});

test('S2.7 every page links to the feeds of the blog', () => {
  for (const route of routes) {
    // The pages of a tag also link to its own feeds.
    const feeds = [...readPage(route).querySelectorAll('head > link[rel=alternate][title]')];
    expect(
      feeds.slice(0, 3).map((feed) => [feed.getAttribute('title'), feed.getAttribute('href')]),
      route,
    ).toEqual([
      ['StyleX RSS Feed', '/blog/rss.xml'],
      ['StyleX Atom Feed', '/blog/atom.xml'],
      ['StyleX JSON Feed', '/blog/feed.json'],
    ]);
  }
});

test('the site has an empty .nojekyll for GitHub Pages, and its policy in _headers', () => {
  expect(readSiteFile('.nojekyll')).toBe('');
  expect(readSiteFile('_headers')).toMatch(
    /^\/\*\n {2}Content-Security-Policy: frame-ancestors 'self'\n/,
  );
});

test('_headers lets browsers keep what has a digest in its name, and ask for each other file', () => {
  const rules = [...readSiteFile('_headers').matchAll(/^(\/.*)\n {2}Cache-Control: (.*)$/gm)];
  const cachingOf = (address: string) =>
    rules.flatMap(([, pattern = '', caching]) => {
      const isMatch = pattern.endsWith('*')
        ? address.startsWith(pattern.slice(0, -1))
        : address === pattern;
      return isMatch ? [caching] : [];
    });
  // Hosts read this one instead of sending it.
  const sent = listFiles(siteFolder).filter((file) => file !== '/_headers');
  const wrong = sent.filter((file) => {
    const hasDigest = /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(file);
    const wanted = hasDigest ? 'public, max-age=31536000, immutable' : 'no-cache';
    return cachingOf(encodeURI(file)).join() !== wanted;
  });
  expect(wrong).toEqual([]);
  expect(cachingOf('/')).toEqual(['no-cache']);
});

test('S2.5 404.html says what happened, links to the sections, and is not for search engines', () => {
  const page = readHtml('404.html');
  expect(page.title).toBe('Page Not Found | StyleX');
  expect(textsOf(page, 'h1')).toEqual(['Page Not Found']);
  const main = page.querySelector('main');
  expect(textOf(main)).toContain('We could not find what you were looking for.');
  expect(textOf(main)).toContain(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
  expect(main && attributesOf(main, 'p a', 'href')).toEqual(['/', '/search/']);
  const sections = main && attributesOf(main, 'nav[aria-label=Sections] a', 'href');
  expect(sections).toEqual(['/docs/learn/', '/docs/api/', '/docs/guides/', '/blog/']);
  expect(attributesOf(page, 'meta[name=robots]', 'content').join()).toContain('noindex');
  expect(page.querySelector('nav[aria-label=Main]')).not.toBeNull();
});

test('X14 X29 /docs/ redirects to the introduction, also without JavaScript', () => {
  const page = readHtml('docs/index.html');
  const refresh = attributesOf(page, 'meta[http-equiv=refresh]', 'content');
  expect(refresh).toEqual([expect.stringMatching(/^0; ?url=\/docs\/learn\/$/)]);
  expect(attributesOf(page, 'link[rel=canonical]', 'href')).toEqual([`${siteUrl}/docs/learn/`]);
  expect(attributesOf(page, 'a', 'href')).toEqual(['/docs/learn/']);
  // Only the query and the fragment need it.
  expect(page.querySelectorAll('script')).toHaveLength(1);
});

test.each([
  'img/favicon.svg',
  'img/stylex-logo-large-dark.svg',
  'img/stylex-logo-large-light.svg',
  'img/stylex-cover-photo.png',
  'img/meta_opensource_logo.svg',
  'img/meta_opensource_logo_negative.svg',
])('X17 %s is part of the site', (file) => {
  expect(existsSync(path.join(siteFolder, file))).toBe(true);
});
