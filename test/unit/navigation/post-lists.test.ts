import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { listPages, tagLabel, tagSlug } from '../../../src/navigation/post-lists.ts';
import { listSiteRoutes } from '../../../src/navigation/site-routes.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';
import { contentOf, post } from './sources.ts';

test('a list has a page for each full number of posts and one for the rest', () => {
  expect(listPages(21, 10)).toEqual([1, 2, 3]);
  expect(listPages(20, 10)).toEqual([1, 2]);
});

test('a list without posts has its first page', () => {
  expect(listPages(0, 10)).toEqual([1]);
});

test('a tag has the address and the name of tags.yml, else its own', () => {
  const tags = { news: { label: 'What is new', permalink: '/latest/' }, plain: {} };
  expect([tagSlug('news', tags), tagLabel('news', tags)]).toEqual(['latest', 'What is new']);
  expect([tagSlug('plain', tags), tagLabel('plain', tags)]).toEqual(['plain', 'plain']);
  expect([tagSlug('Big Plans', tags), tagLabel('Big Plans', tags)]).toEqual([
    'big-plans',
    'Big Plans',
  ]);
});

test('lists of posts and of tags have routes for all their pages; unlisted posts do not count', () => {
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
  expect(routes).toContain('/blog/c/');
});
