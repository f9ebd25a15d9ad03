import { expect, test } from 'vitest';
import {
  buildAtomFeed,
  buildJsonFeed,
  buildRssFeed,
  type FeedInput,
} from '../../../../src/outputs/feeds/write-feeds.ts';
import { checkFeed } from '../../../feeds/check-feed.ts';

const feed: FeedInput = {
  title: 'News & more',
  description: '',
  siteUrl: 'https://x.y',
  homePath: '/blog/',
  selfPath: '',
  language: 'en',
  entries: [
    {
      title: 'A < B]]> \u{1F600}',
      href: '/blog/é/',
      date: '2025-05-19',
      description: 'd',
      content: '<p>a &lt;b&gt; ]]> &amp;amp;</p>',
      authors: [],
      tags: [{ label: 'a & b' }],
    },
    { title: 'B', href: '/b/', date: '2025-05-18', description: 'd', authors: [], tags: [] },
  ],
};
const formats = [
  ['rss.xml', buildRssFeed],
  ['atom.xml', buildAtomFeed],
  ['feed.json', buildJsonFeed],
] as const;

test.each(formats)(
  '%s is valid with special characters, without content, and without entries',
  (name, build) => {
    const address = `https://x.y/blog/${name}`;
    const made = { ...feed, selfPath: `/blog/${name}` };
    expect(checkFeed(build(made), address)).toEqual([]);
    expect(checkFeed(build({ ...made, entries: [] }), address)).toEqual([]);
  },
);

test.each(formats)('diagnostics in %s are found', (name, build) => {
  const address = `https://x.y/blog/${name}`;
  const made = { ...feed, selfPath: `/blog/${name}` };
  const [first] = feed.entries;
  if (!first) throw new Error('no entry');
  const withContent = (content: string) => build({ ...made, entries: [{ ...first, content }] });
  const check = (text: string) => checkFeed(text, address);
  expect(check(withContent('<a href="/a/">a</a>'))).toEqual(['href="/a/"']);
  expect(check(withContent('<p class="a">a</p><script>b</script>'))).toHaveLength(2);
  expect(check(build({ ...made, entries: [first, first] }))).toHaveLength(1);
  expect(checkFeed(build(made), 'https://x.y/elsewhere/'.concat(name))).toHaveLength(1);
  expect(
    check(
      build(made)
        .replaceAll(/<title>|"title"/g, (key) => key.replace('title', 'name'))
        .replaceAll('</title>', '</name>'),
    ),
  ).not.toEqual([]);
});
