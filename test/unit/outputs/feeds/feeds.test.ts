import { describe, expect, test } from 'vitest';
import {
  buildAtomFeed,
  buildJsonFeed,
  buildRssFeed,
  type FeedInput,
} from '../../../../src/outputs/feeds/write-feeds.ts';

const feed: FeedInput = {
  title: 'StyleX Blog',
  description: 'News & notes',
  siteUrl: 'https://stylexjs.com',
  homePath: '/blog/',
  selfPath: '/blog/rss.xml',
  language: 'en',
  entries: [
    {
      title: 'Older <one>',
      href: '/blog/v0.12.0/',
      date: '2025-04-03',
      description: 'Props & "more"',
      authors: [],
      tags: [],
    },
    {
      title: 'Release 0.13.0',
      href: '/blog/v0.13.0/',
      date: '2025-05-19',
      description: 'New',
      authors: [{ name: 'Ann' }, { name: 'Bo' }],
      tags: [{ label: 'release' }],
    },
  ],
};

function withEntry(entry: Partial<FeedInput['entries'][number]>): FeedInput {
  const base = { title: 'A', href: '/blog/a/', date: '2025-05-19', description: 'd' };
  return { ...feed, entries: [{ ...base, authors: [{ name: 'Ann' }], tags: [], ...entry }] };
}

test('an RSS feed is written in full', () => {
  expect(buildRssFeed(feed)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
    <title>StyleX Blog</title>
    <link>https://stylexjs.com/blog/</link>
    <atom:link rel="self" type="application/rss+xml" href="https://stylexjs.com/blog/rss.xml"/>
    <description>News &amp; notes</description>
    <language>en</language>
    <lastBuildDate>Mon, 19 May 2025 00:00:00 GMT</lastBuildDate>
    <item>
    <title>Older &lt;one&gt;</title>
    <link>https://stylexjs.com/blog/v0.12.0/</link>
    <guid isPermaLink="true">https://stylexjs.com/blog/v0.12.0/</guid>
    <pubDate>Thu, 03 Apr 2025 00:00:00 GMT</pubDate>
    <description>Props &amp; &quot;more&quot;</description>
    </item>
    <item>
    <title>Release 0.13.0</title>
    <link>https://stylexjs.com/blog/v0.13.0/</link>
    <guid isPermaLink="true">https://stylexjs.com/blog/v0.13.0/</guid>
    <pubDate>Mon, 19 May 2025 00:00:00 GMT</pubDate>
    <description>New</description>
    <dc:creator>Ann</dc:creator>
    <dc:creator>Bo</dc:creator>
    <category>release</category>
    </item>
    </channel>
    </rss>
    "
  `);
});

test('an Atom feed is written in full', () => {
  expect(buildAtomFeed({ ...feed, selfPath: '/blog/atom.xml' })).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <id>https://stylexjs.com/blog/</id>
    <title>StyleX Blog</title>
    <subtitle>News &amp; notes</subtitle>
    <updated>2025-05-19T00:00:00Z</updated>
    <author><name>StyleX Blog</name></author>
    <link rel="alternate" type="text/html" href="https://stylexjs.com/blog/"/>
    <link rel="self" type="application/atom+xml" href="https://stylexjs.com/blog/atom.xml"/>
    <entry>
    <id>https://stylexjs.com/blog/v0.12.0/</id>
    <title>Older &lt;one&gt;</title>
    <link rel="alternate" type="text/html" href="https://stylexjs.com/blog/v0.12.0/"/>
    <published>2025-04-03T00:00:00Z</published>
    <updated>2025-04-03T00:00:00Z</updated>
    <summary>Props &amp; &quot;more&quot;</summary>
    </entry>
    <entry>
    <id>https://stylexjs.com/blog/v0.13.0/</id>
    <title>Release 0.13.0</title>
    <link rel="alternate" type="text/html" href="https://stylexjs.com/blog/v0.13.0/"/>
    <published>2025-05-19T00:00:00Z</published>
    <updated>2025-05-19T00:00:00Z</updated>
    <author><name>Ann</name></author>
    <author><name>Bo</name></author>
    <category term="release"/>
    <summary>New</summary>
    </entry>
    </feed>
    "
  `);
});

test('a JSON feed is written in full', () => {
  expect(buildJsonFeed({ ...feed, selfPath: '/blog/feed.json' })).toMatchInlineSnapshot(`
    "{
     "version": "https://jsonfeed.org/version/1.1",
     "title": "StyleX Blog",
     "home_page_url": "https://stylexjs.com/blog/",
     "feed_url": "https://stylexjs.com/blog/feed.json",
     "description": "News & notes",
     "language": "en",
     "items": [
      {
       "id": "https://stylexjs.com/blog/v0.12.0/",
       "url": "https://stylexjs.com/blog/v0.12.0/",
       "title": "Older <one>",
       "content_text": "Props & \\"more\\"",
       "summary": "Props & \\"more\\"",
       "date_published": "2025-04-03T00:00:00Z"
      },
      {
       "id": "https://stylexjs.com/blog/v0.13.0/",
       "url": "https://stylexjs.com/blog/v0.13.0/",
       "title": "Release 0.13.0",
       "content_text": "New",
       "summary": "New",
       "date_published": "2025-05-19T00:00:00Z",
       "authors": [
        {
         "name": "Ann"
        },
        {
         "name": "Bo"
        }
       ],
       "tags": [
        "release"
       ]
      }
     ]
    }
    "
  `);
});

test('a JSON feed has the whole text of an entry if it is known', () => {
  const { items } = JSON.parse(buildJsonFeed(withEntry({ content: '<p>Text</p>' })));
  expect(items).toMatchObject([{ content_html: '<p>Text</p>', summary: 'd' }]);
  expect(items[0]).not.toHaveProperty('content_text');
});

describe.each([
  ['RSS', buildRssFeed],
  ['Atom', buildAtomFeed],
])('a feed of kind %s', (_kind, buildFeed) => {
  test('leaves out characters that XML cannot hold', () => {
    const xml = buildFeed(withEntry({ title: 'a\u0000b\u0008c\uD800d' }));
    expect(xml).toContain('<title>abcd</title>');
  });

  test('percent-encodes the path of an entry once', () => {
    expect(buildFeed(withEntry({ href: '/blog/é/' }))).toContain('/blog/%C3%A9/');
    expect(buildFeed(withEntry({ href: '/blog/%C3%A9/' }))).toContain('/blog/%C3%A9/');
  });

  test('rejects a date that is not a day', () => {
    expect(() => buildFeed(withEntry({ date: '2025-02-30' }))).toThrow(
      'Unexpected date "2025-02-30" in a feed, expected a day such as 2025-05-19',
    );
    expect(() => buildFeed(withEntry({ date: 'May 19' }))).toThrow('Unexpected date "May 19"');
  });

  test('has the date of its newest entry in any order of the entries', () => {
    const dateOf = (xml: string) => /<(?:lastBuildDate|updated)>(.*?)</.exec(xml)?.[1];
    const newest = dateOf(buildFeed(feed));
    expect(newest).toMatch(/^(?:Mon, 19 May 2025|2025-05-19)/);
    expect(dateOf(buildFeed({ ...feed, entries: feed.entries.toReversed() }))).toBe(newest);
  });

  test('has the language of the site', () => {
    expect(buildFeed({ ...feed, language: 'de' })).toMatch(
      /<language>de<|<feed [^>]*xml:lang="de"/,
    );
  });

  test('does not depend on the time of the build', () => {
    expect(buildFeed({ ...feed, entries: [] })).not.toContain(String(new Date().getFullYear()));
  });
});

test('an Atom feed without entries has a fixed date', () => {
  expect(buildAtomFeed({ ...feed, entries: [] })).toContain(
    '<updated>1970-01-01T00:00:00Z</updated>',
  );
});

test('an Atom feed has no author of its own when each entry has one', () => {
  expect(buildAtomFeed(withEntry({})).match(/<author>/g)).toHaveLength(1);
});
