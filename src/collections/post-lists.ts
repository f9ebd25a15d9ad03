import { index } from 'virtual:content';
import { type PostSource, titleOf } from '../content/content-index.ts';
import { decodeSegment } from '../content/source-path.ts';
import { groupByTag, listPageRoutes } from '../navigation/post-lists.ts';
import { site } from '../site/site.ts';
import type { ArchivePage, PostListPage, TagsPage } from './page.ts';
import { formatDate, listedPosts, summarizePost } from './posts.ts';
import { hrefOf } from './site-data.ts';
import { findPlace } from './table.ts';
import { listLetters } from './tag-letters.ts';

/** The tags in use with the posts of each, newest first. */
const tags = groupByTag(listedPosts, index.tags);

export function getBlogPage(page: number): PostListPage {
  const description = `${site.title} news and release notes`;
  return describePage('/blog/', page, listedPosts, 'Blog', description, 'blog_posts_list');
}

/**
 * @param segments the route below `/blog/tags/`: of a tag, or of a later page of it
 * @throws when no post has that tag
 */
export function getTagPage(segments: readonly string[]): PostListPage {
  const path = segments.map(decodeSegment);
  const whole = tags.get(path.join('/'));
  const found = whole ?? tags.get(path.slice(0, -2).join('/'));
  if (!found) throw new Error(`Can't find a tag for the path "/blog/tags/${path.join('/')}/"`);
  const { tag, sources: posts } = found;
  const page = whole ? 1 : Number(path.at(-1));
  const route = `/blog/tags/${tag.slug}/`;
  const count = posts.length === 1 ? 'One post' : `${posts.length} posts`;
  const heading = `${count} tagged with "${tag.label}"`;
  const description = tag.description ?? heading;
  return {
    ...describePage(route, page, posts, heading, description, 'blog_tags_posts'),
    allTagsHref: hrefOf('/blog/tags/'),
  };
}

export function getArchivePage(): ArchivePage {
  const years = Map.groupBy(listedPosts, (post) => post.date.slice(0, 4));
  return {
    ...describeList('/blog/archive/', 'Archive', 'Every post by year', 'blog_archive'),
    years: [...years].map(([year, posts]) => ({
      year,
      posts: posts.map((post) => ({
        title: titleOf(post),
        href: hrefOf(post.route),
        date: post.date,
        dateText: formatDate(post.date),
      })),
    })),
  };
}

export function getTagsPage(): TagsPage {
  const inUse = [...tags.values()].map(({ tag, sources }) => ({
    label: tag.label,
    href: hrefOf(`/blog/tags/${tag.slug}/`),
    count: sources.length,
    description: tag.description,
  }));
  return {
    ...describeList('/blog/tags/', 'Tags', 'Every tag of the blog', 'blog_tags_list'),
    lead: 'What the posts are about.',
    letters: listLetters(inUse),
  };
}

function describePage(
  first: string,
  page: number,
  posts: readonly PostSource[],
  heading: string,
  description: string,
  docsearchTag: string,
): PostListPage {
  const perPage = site.blog.postsPerPage;
  const routes = listPageRoutes(first, posts.length, perPage);
  const [previous, route = first, next] = [page - 2, page - 1, page].map((at) => routes[at]);
  return {
    ...describeList(route, heading, description, docsearchTag),
    heading,
    posts: posts.slice((page - 1) * perPage, page * perPage).map(summarizePost),
    previousHref: previous && hrefOf(previous),
    nextHref: next && hrefOf(next),
  };
}

function describeList(route: string, title: string, description: string, docsearchTag: string) {
  return {
    meta: { path: hrefOf(route), title, description, docsearchTag },
    section: findPlace(route).section,
  };
}
