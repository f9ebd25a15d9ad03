import { expect, test } from 'vitest';
import { collectFeedLinks, collectJsonFeedLinks } from '../../../../src/check/output/feed-links.ts';
import {
  buildAtomFeed,
  buildJsonFeed,
  buildRssFeed,
} from '../../../../src/outputs/feeds/write-feeds.ts';
import { buildSitemap } from '../../../../src/outputs/sitemap.ts';

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
      href: '/blog/a/',
      date: '2025-05-19',
      description: 'How to write <a href="/never/">',
      authors: [],
      tags: [],
    },
  ],
};

test('the links of an RSS feed are its own and those to its entries', () => {
  expect(collectFeedLinks(buildRssFeed(feed))).toEqual([
    'https://x.y/blog/',
    'https://x.y/blog/a/',
    'https://x.y/blog/a/',
    'https://x.y/blog/feed.xml',
  ]);
});

test('the links of an Atom feed are its own and those to its entries', () => {
  expect(collectFeedLinks(buildAtomFeed(feed))).toEqual([
    'https://x.y/blog/',
    'https://x.y/blog/a/',
    'https://x.y/blog/',
    'https://x.y/blog/feed.xml',
    'https://x.y/blog/a/',
  ]);
});

test('the links of a JSON feed are its own and those to its entries', () => {
  expect(collectJsonFeedLinks(buildJsonFeed(feed))).toEqual([
    'https://x.y/blog/',
    'https://x.y/blog/feed.xml',
    'https://x.y/blog/a/',
  ]);
});

test('the links of a sitemap are its pages, unescaped', () => {
  const xml = buildSitemap('https://x.y', [{ path: "/a&b'/" }, { path: '/' }]);
  expect(collectFeedLinks(xml)).toEqual(['https://x.y/', "https://x.y/a&b'/"]);
});
