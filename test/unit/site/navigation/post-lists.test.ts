import { expect, test } from 'vitest';
import config from '../../../../site.config.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { docTagsRoute, groupDocsByTag } from '../../../../src/site/navigation/doc-tags.ts';
import {
  describeTags,
  groupByTag,
  listPageRoutes,
} from '../../../../src/site/navigation/post-lists.ts';
import { listSiteRoutes } from '../../../../src/site/table/site-routes.ts';
import { contentOf, doc, post } from './sources.ts';

test('a list has a page for each full number of posts and one for the rest', () => {
  const second = '/blog/page/2/';
  expect(listPageRoutes('/blog/', 21, 10)).toEqual(['/blog/', second, '/blog/page/3/']);
  expect(listPageRoutes('/blog/', 20, 10)).toEqual(['/blog/', second]);
});

test('a list without posts has one page', () => {
  expect(listPageRoutes('/blog/', 0, 10)).toEqual(['/blog/']);
});

test('a tag has the label and permalink of tags.yml, or else its own', () => {
  const tags = {
    news: { label: 'What is new', permalink: '/latest/', description: 'All of it.' },
    plain: {},
    'css-IN-JS': {},
  };
  const own = { label: 'Own', permalink: 'my/own' };
  expect(describeTags(['news', 'plain', 'css-IN-JS', 'Big Plans', own, 'news'], tags)).toEqual([
    { label: 'What is new', slug: 'latest', description: 'All of it.' },
    { label: 'Plain', slug: 'plain', description: undefined },
    { label: 'Css-in-js', slug: 'css-in-js', description: undefined },
    { label: 'Big Plans', slug: 'big-plans', description: undefined },
    { label: 'Own', slug: 'my/own' },
  ]);
  expect(describeTags(['constructor'], tags)).toMatchObject([{ label: 'constructor' }]);
});

test.each([
  ['Release notes', 'release-notes'],
  ['releaseNotes', 'release-notes'],
  ['v0.13', 'v-0-13'],
  ['CSSWorld', 'css-world'],
  ['Größe', 'grosse'],
  ["what's new", 'whats-new'],
  ['what’s new', 'whats-new'],
  ['🎉 party', '🎉-party'],
  ['हिन्दी', 'हिन्दी'],
  ['+/-', '+--'],
  ['constructor', 'constructor'],
  ['中文', '中文'],
  ['日本語ガイド', '日本語ガイド'],
  ['Привет мир', 'привет-мир'],
  ['+++', '+++'],
  ['..', '2e2e'],
  ['#', '23'],
  ['?!', '3f!'],
])('the tag %s has the slug %s', (tag, slug) => {
  expect(describeTags([tag], {})[0]?.slug).toBe(slug);
});

test('tags with the same slug are one tag', () => {
  const posts = [
    post('2025-01-01-a.mdx', { tags: ['Big plans'] }),
    post('2025-01-02-b.mdx', { tags: ['big-plans'] }),
  ];
  const groups = groupByTag(posts, {});
  expect([...groups.values()].map(({ tag, sources }) => [tag.label, sources.length])).toEqual([
    ['Big plans', 2],
  ]);
});

test('lists of posts and tags have a route for each page, and do not count unlisted posts', () => {
  const site = checkSiteConfig({ ...config, blog: { postsPerPage: 1 } });
  const posts = [
    post('2025-01-01-a.mdx', { tags: ['x'] }),
    post('2025-01-02-b.mdx', { tags: ['x'] }),
    post('2025-01-03-c.mdx', { tags: ['hidden'], unlisted: true }),
  ];
  const routes = [...listSiteRoutes(contentOf({ posts }), site).ids.keys()];
  expect(routes.filter((route) => /page|tags/.test(route))).toEqual([
    '/blog/page/2/',
    '/blog/tags/',
    '/blog/tags/x/',
    '/blog/tags/x/page/2/',
  ]);
  expect(routes).toContain('/blog/2025/01/03/c/');
});

test('the tags of docs are below their route, and do not count unlisted docs', () => {
  const docs = [doc('a.mdx', { tags: ['x'] }), doc('b.mdx', { tags: ['x', 'y'], unlisted: true })];
  const groups = [...groupDocsByTag(contentOf({ docs })).values()];
  expect(groups.map(({ tag, sources }) => [tag.slug, sources.length])).toEqual([['x', 1]]);
  expect(docTagsRoute(contentOf({}))).toBe('/docs/tags/');
  expect(docTagsRoute(contentOf({ docsPlace: { routeBasePath: '/', sets: {} } }))).toBe('/tags/');
});
