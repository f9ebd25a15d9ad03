import { expect, test } from 'vitest';
import { checkFeed } from '../feeds/check-feed.ts';
import { childrenOf, readFeedXml, textsOf } from '../feeds/read-feed-xml.ts';
import { postRoutes, posts } from '../routes.ts';
import { attributesOf, findOnly, readPage, readSiteFile, siteUrl, textOf } from './built-site.ts';

const folders = ['blog/', 'blog/tags/release/', 'blog/tags/announcement/'];
const files = folders.flatMap((folder) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((name) => folder + name),
);

test.each(files)('%s is valid and self-contained', (file) => {
  expect(checkFeed(readSiteFile(file), `${siteUrl}/${file}`)).toEqual([]);
});

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('the feeds of the blog contain the full text of each post', () => {
  const { items } = JSON.parse(readSiteFile('blog/feed.json'));
  const rss = childrenOf(readFeedXml(readSiteFile('blog/rss.xml')), 'channel')[0];
  const atom = readFeedXml(readSiteFile('blog/atom.xml'));
  const texts: string[] = items.map((item: { content_html: string }) => item.content_html);
  expect(texts).toHaveLength(posts.length);
  expect(
    rss && childrenOf(rss, 'item').flatMap((item) => textsOf(item, 'content:encoded')),
  ).toEqual(texts);
  expect(childrenOf(atom, 'entry').flatMap((entry) => textsOf(entry, 'content'))).toEqual(texts);
  for (const [at, route] of postRoutes.entries()) {
    const page = findOnly(readPage(route), '.post-text');
    const paragraphs = [...page.querySelectorAll(':scope > p')].map(textOf);
    for (const paragraph of paragraphs) {
      expect(wordsOf(texts[at] ?? '').replace(/\s/g, '')).toContain(
        paragraph.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;')).replace(/\s/g, ''),
      );
    }
  }
});

test('the feed of a tag contains only its posts, and the page of the tag links to it', () => {
  const { title, home_page_url, items } = JSON.parse(readSiteFile('blog/tags/release/feed.json'));
  expect([title, home_page_url]).toEqual([
    'StyleX Blog: release',
    'https://stylexjs.com/blog/tags/release/',
  ]);
  expect(items).toHaveLength(12);
  const page = readPage('/blog/tags/release/');
  const named = attributesOf(page, 'head > link[rel=alternate][title]', 'href');
  expect(named).toEqual(expect.arrayContaining(files.slice(3, 6).map((file) => `/${file}`)));
  expect(attributesOf(page, 'main header a', 'href')).toEqual([
    '/blog/tags/',
    '/blog/tags/release/rss.xml',
    '/blog/tags/release/atom.xml',
  ]);
});
