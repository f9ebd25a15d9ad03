import { expect, test } from 'vitest';
import { post } from '../navigation/sources.ts';
import { collectionsOf } from './small-collections.ts';

const posts = [
  post('2025-05-19-e.mdx', { title: 'E', tags: ['release'] }),
  post(
    '2025-05-18-d.mdx',
    {
      title: 'D',
      description: 'About D.',
      authors: ['ann', { name: 'Bo', url: '/bo' }],
      tags: ['release', 'css'],
    },
    { words: 401, truncated: true },
  ),
  post('2025-05-17-hidden.mdx', { title: 'Hidden', unlisted: true, tags: ['secret'] }),
  post('2024-05-16-b.mdx', { title: 'B', tags: ['release'] }),
];
const authors = { ann: { name: 'Ann', title: 'Author', image_url: 'img/ann.png' } };
const tags = { release: { label: 'Release', permalink: '/news', description: 'What is new.' } };
const parts = { posts, authors, tags };
const twoPerPage = { blog: { postsPerPage: 2 } };

test('a post page has its metadata, authors, tags and adjacent posts, without unlisted posts', () => {
  const page = collectionsOf(parts).getPostPage(['2025', '05', '18', 'd']);
  expect(page.meta).toMatchObject({
    path: '/base/blog/2025/05/18/d/',
    title: 'D',
    description: 'About D.',
    type: 'article',
    article: { published: '2025-05-18T00:00:00.000Z', authors: ['Ann', 'Bo'] },
  });
  expect(page.post).toMatchObject({
    dateText: 'May 18, 2025',
    readingMinutes: 3,
    authors: [
      { name: 'Ann', title: 'Author', imageUrl: '/base/img/ann.png' },
      { name: 'Bo', url: '/base/bo/' },
    ],
    tags: [
      { label: 'Release', href: '/base/blog/tags/news/' },
      { label: 'css', href: '/base/blog/tags/css/' },
    ],
    truncated: true,
    preview: { html: { extent: 'preview' } },
  });
  expect(page.content).toMatchObject({ html: { extent: 'whole' } });
  expect(page.newer).toEqual({ label: 'E', href: '/base/blog/2025/05/19/e/' });
  expect(page.older).toEqual({ label: 'B', href: '/base/blog/2024/05/16/b/' });
  expect(page.section).toBe('blog');
});

test('the page of an unlisted post has noindex and no adjacent posts', () => {
  const page = collectionsOf(parts).getPostPage(['2025', '05', '17', 'hidden']);
  expect(page).toMatchObject({ unlisted: true, meta: { noindex: true } });
  expect([page.newer, page.older]).toEqual([undefined, undefined]);
});

test('a post by an unknown author is a diagnostic that lists the known ones', () => {
  const { getPostPage } = collectionsOf({ posts, authors: {} });
  expect(() => getPostPage(['2025', '05', '18', 'd'])).toThrow('unknown author "ann"');
});

test('the pages of the post list link to each other', () => {
  const collections = collectionsOf(parts, twoPerPage);
  const [first, second] = [1, 2].map((page) => collections.getBlogPage(page));
  expect(first).toMatchObject({
    meta: { path: '/base/blog/', title: 'Blog', docsearchTag: 'blog_posts_list' },
    posts: [{ title: 'E' }, { title: 'D' }],
    nextHref: '/base/blog/page/2/',
  });
  expect(first?.previousHref).toBeUndefined();
  expect(second).toMatchObject({
    meta: { path: '/base/blog/page/2/' },
    posts: [{ title: 'B' }],
    previousHref: '/base/blog/',
  });
  expect(second?.nextHref).toBeUndefined();
  expect(collections.listPaths('/blog/page/', 'posts')).toEqual([['2']]);
});

test('each tag has its own paginated list', () => {
  const collections = collectionsOf(parts, twoPerPage);
  expect(collections.getTagPage(['news'])).toMatchObject({
    heading: '3 posts tagged with "Release"',
    meta: { path: '/base/blog/tags/news/', description: 'What is new.' },
    allTagsHref: '/base/blog/tags/',
    posts: [{ title: 'E' }, { title: 'D' }],
    nextHref: '/base/blog/tags/news/page/2/',
  });
  expect(collections.getTagPage(['news', 'page', '2']).posts).toMatchObject([{ title: 'B' }]);
  expect(() => collections.getTagPage(['secret'])).toThrow('"/blog/tags/secret/"');
});

test('the tags in use are listed by letter', () => {
  expect(collectionsOf(parts).getTagsPage().letters).toMatchObject([
    { letter: 'C', tags: [{ label: 'css', href: '/base/blog/tags/css/', count: 1 }] },
    { letter: 'R', tags: [{ label: 'Release', count: 3, description: 'What is new.' }] },
  ]);
});

test('the archive has every listed post by year', () => {
  const { years } = collectionsOf(parts).getArchivePage();
  expect(years.map(({ year, posts }) => [year, ...posts.map(({ title }) => title)])).toEqual([
    ['2025', 'E', 'D'],
    ['2024', 'B'],
  ]);
});
