import { expect, test } from 'vitest';
import { buildAtomFeed, buildRssFeed } from '../../../src/outputs/feeds.ts';
import { buildSitemap } from '../../../src/outputs/sitemap.ts';
import { collectFeedLinks } from '../../../src/verify/feed-links.ts';

const feed = {
  title: 'Blog',
  description: 'See <link>https://x.y/no/</link>',
  siteUrl: 'https://x.y',
  homePath: '/blog/',
  selfPath: '/blog/feed.xml',
  language: 'en',
  entries: [
    {
      title: 'A',
      path: '/blog/a/',
      date: '2025-05-19',
      description: 'How to write <a href="/never/">',
      authors: [],
      tags: [],
      html: '<p>]]> <a href="/docs/?a=1&amp;b=2">Docs</a><img src="/i.png"> <code>&lt;loc&gt;/no/&lt;/loc&gt;</code></p>',
    },
  ],
};

const read = (xml: string) => collectFeedLinks(xml).map(({ href, tag }) => `${tag} ${href}`);

test('the links of an RSS feed are its own and those of its entries', () => {
  expect(read(buildRssFeed(feed))).toEqual([
    'link https://x.y/blog/',
    'link https://x.y/blog/a/',
    'guid https://x.y/blog/a/',
    'atom:link https://x.y/blog/feed.xml',
    'a https://x.y/docs/?a=1&b=2',
    'content https://x.y/i.png',
  ]);
});

test('the links of an Atom feed are its own and those of its entries', () => {
  expect(read(buildAtomFeed(feed))).toEqual([
    'id https://x.y/blog/',
    'id https://x.y/blog/a/',
    'link https://x.y/blog/',
    'link https://x.y/blog/feed.xml',
    'link https://x.y/blog/a/',
    'a https://x.y/docs/?a=1&b=2',
    'content https://x.y/i.png',
  ]);
});

test('the links of a sitemap are its pages, unescaped', () => {
  const xml = buildSitemap('https://x.y', [{ path: "/a&b'/" }, { path: '/' }]);
  expect(read(xml)).toEqual(['loc https://x.y/', "loc https://x.y/a&b'/"]);
});

test('a link in an entry keeps its text, to be found again', () => {
  expect(collectFeedLinks(buildRssFeed(feed)).find(({ tag }) => tag === 'a')?.text).toBe('Docs');
});
