import { index } from 'virtual:content';
import { type PostSource, titleOf } from '../content/content-index.ts';
import { encodePath } from '../content/source-path.ts';
import { FaultError } from '../faults/fault.ts';
import { blogSectionId } from '../navigation/navbar.ts';
import { tagLabel, tagSlug } from '../navigation/post-lists.ts';
import { buildTableOfContents } from '../navigation/table-of-contents.ts';
import { site } from '../site/site.ts';
import { getContent } from './content.ts';
import type { Author, PostPage, PostSummary } from './page.ts';
import { hrefOf } from './site-data.ts';

/** Posts that lists show, newest first. */
export const listedPosts = index.posts.filter((post) => !post.frontMatter.unlisted);

const postsBySlug = new Map(index.posts.map((post) => [post.slug, post]));
const places = new Map(listedPosts.map((post, place) => [post, place]));

/** The last part of each post's route, percent-encoded. */
export function listPostSlugs(): string[] {
  return index.posts.map((post) => encodePath(post.slug));
}

/**
 * All that a post's page shows.
 * @throws when no post has that slug
 */
export function getPostPage(slug: string): PostPage {
  const post = postsBySlug.get(decodeURIComponent(slug));
  if (!post) throw new Error(`Can't find a post for the path "/blog/${slug}/"`);
  const { frontMatter, facts } = post;
  const summary = summarizePost(post);
  const place = places.get(post) ?? -1;
  const { editUrl } = site.blog;
  return {
    kind: 'post',
    meta: {
      path: summary.href,
      title: summary.title,
      description: summary.description,
      keywords: frontMatter.keywords,
      noindex: frontMatter.unlisted,
      type: 'article',
      docsearchTag: 'default',
      article: {
        published: `${post.date}T00:00:00.000Z`,
        authors: summary.authors.map((author) => author.name),
        tags: summary.tags.map((tag) => tag.label),
      },
    },
    post: summary,
    content: getContent(post.file),
    toc: frontMatter.hide_table_of_contents
      ? []
      : buildTableOfContents(
          facts.headings,
          frontMatter.toc_min_heading_level,
          frontMatter.toc_max_heading_level,
        ),
    newer: neighbourOf(listedPosts[place - 1]),
    older: place === -1 ? undefined : neighbourOf(listedPosts[place + 1]),
    section: blogSectionId,
    editUrl: editUrl && editUrl + encodePath(post.file.replace(/^content\//, '')),
  };
}

/** The newest five posts. */
export function getRecentPosts() {
  return listedPosts
    .slice(0, 5)
    .map((post) => ({ label: titleOf(post), href: hrefOf(post.route) }));
}

/** What a list shows of a post. */
export function summarizePost(post: PostSource): PostSummary {
  return {
    href: hrefOf(post.route),
    title: titleOf(post),
    date: post.date,
    dateText: formatDate(post.date),
    readingMinutes: Math.max(1, Math.ceil(post.facts.words / 200)),
    authors: post.frontMatter.authors.map((author) => findAuthor(author, post)),
    tags: post.frontMatter.tags.map((tag) => ({
      label: tagLabel(tag, index.tags),
      href: hrefOf(`/blog/tags/${tagSlug(tag, index.tags)}/`),
    })),
    description: post.frontMatter.description ?? '',
    preview: getContent(post.file, 'preview'),
    truncated: post.facts.truncated,
  };
}

/** Made once: making it takes a thousand times as long as using it. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-05-19` is `May 19, 2025`, in every time zone. */
export function formatDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

function findAuthor(
  author: PostSource['frontMatter']['authors'][number],
  post: PostSource,
): Author {
  const entry = typeof author === 'string' ? index.authors[author] : author;
  if (entry)
    return { name: entry.name, title: entry.title, url: entry.url, imageUrl: entry.image_url };
  const keys = Object.keys(index.authors).join(', ');
  throw new FaultError([
    {
      file: post.file,
      line: 1,
      column: 1,
      message: `unknown author "${author}"`,
      hint: `Valid author keys are: ${keys}.`,
    },
  ]);
}

function neighbourOf(post: PostSource | undefined) {
  return post && { label: titleOf(post), href: hrefOf(post.route) };
}
