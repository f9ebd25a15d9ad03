import { type PostSource, titleOf } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { pluralFor, textFor } from '../../texts/text.ts';
import { listPageRoutes } from '../navigation/post-lists.ts';
import { findPlace } from './list-paths.ts';
import type { ArchivePage, PostLink, PostListPage, TagsPage } from './page.ts';
import { formatDate, summarizePost } from './posts.ts';
import type { SiteData } from './site-data.ts';

/**
 * A page of the list of posts.
 * @param page its number, from 1
 */
export function getBlogPage(data: SiteData, page: number): PostListPage {
  const description = textFor('blog.description', { title: data.site.title });
  const head = {
    heading: textFor('blog.name'),
    description,
    docsearchTag: 'blog_posts_list',
  };
  return showListPage(data, '/blog/', page, data.posts.listed, head);
}

/**
 * @param segments the route below `/blog/tags/`: of a tag, or of a later page of it
 * @throws when no post has that tag
 */
export function getTagPage(data: SiteData, segments: readonly string[]): PostListPage {
  const { tags } = data.posts;
  const path = segments.map(decodeSegment);
  const whole = tags.get(path.join('/'));
  const group = whole ?? tags.get(path.slice(0, -2).join('/'));
  if (!group) throw new Error(`Can't find a tag for the path "/blog/tags/${path.join('/')}/"`);
  const { tag, sources: posts } = group;
  const page = whole ? 1 : Number(path.at(-1));
  const route = `/blog/tags/${tag.slug}/`;
  const heading = textFor('theme.blog.tagTitle', {
    nPosts: pluralFor('theme.blog.post.plurals', posts.length),
    tagName: tag.label,
  });
  const description = tag.description ?? heading;
  return {
    ...showListPage(data, route, page, posts, {
      heading,
      description,
      docsearchTag: 'blog_tags_posts',
    }),
    allTagsHref: data.hrefOf('/blog/tags/'),
    feeds: { title: `${data.site.title}: ${tag.label}`, folder: route },
  };
}

/** The archive, with all listed posts by year. */
export function getArchivePage(data: SiteData): ArchivePage {
  const archive = textFor('theme.blog.archive.title');
  const years = Map.groupBy(data.posts.listed, (post) => post.date.slice(0, 4));
  return {
    ...describeList(
      data,
      '/blog/archive/',
      archive,
      textFor('blog.archive.description'),
      'blog_archive',
    ),
    years: [...years].map(([year, posts]) => ({
      year,
      posts: posts.map((post) => describePost(data, post)),
    })),
  };
}

function describePost({ hrefOf, site }: SiteData, post: PostSource): PostLink {
  const { date, route } = post;
  return { title: titleOf(post), href: hrefOf(route), date, dateText: formatDate(date, site) };
}

/** The page with all tags of posts, and how many posts have each. */
export function getTagsPage(data: SiteData): TagsPage {
  const title = textFor('theme.tags.tagsPageTitle');
  const inUse = [...data.posts.tags.values()].map(({ tag, sources }) => ({
    label: tag.label,
    href: data.hrefOf(`/blog/tags/${tag.slug}/`),
    count: sources.length,
    description: tag.description,
    latest: sources.slice(0, 6).map((post) => describePost(data, post)),
  }));
  return {
    ...describeList(data, '/blog/tags/', title, textFor('blog.tags.description'), 'blog_tags_list'),
    lead: textFor('blog.tags.lead'),
    letters: listLetters(inUse),
  };
}

/** @param page the number of the page, from 1 */
function showListPage(
  data: SiteData,
  first: string,
  page: number,
  posts: readonly PostSource[],
  {
    heading,
    description,
    docsearchTag,
  }: Record<'heading' | 'description' | 'docsearchTag', string>,
): PostListPage {
  const { site, hrefOf } = data;
  const perPage = site.blog.postsPerPage;
  const routes = listPageRoutes(first, posts.length, perPage);
  const [previous, route = first, next] = [page - 2, page - 1, page].map((at) => routes[at]);
  return {
    ...describeList(data, route, heading, description, docsearchTag),
    heading,
    posts: posts
      .slice((page - 1) * perPage, page * perPage)
      .map((post) => summarizePost(data, post)),
    previousHref: previous && hrefOf(previous),
    nextHref: next && hrefOf(next),
  };
}

function describeList(
  data: SiteData,
  route: string,
  title: string,
  description: string,
  docsearchTag: string,
) {
  return {
    meta: { path: data.hrefOf(route), title, description, docsearchTag },
    section: findPlace(data, route).section,
  };
}

type CountedTag = TagsPage['letters'][number]['tags'][number];

/** Groups tags by their initial letters, alphabetically. */
export function listLetters(tags: readonly CountedTag[]): TagsPage['letters'] {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const letters = Map.groupBy(sorted, (tag) => tag.label.charAt(0).toUpperCase());
  return [...letters].map(([letter, group]) => ({ letter, tags: group }));
}
