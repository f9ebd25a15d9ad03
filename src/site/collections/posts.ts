import type { SiteConfig } from '../../config/schema.ts';
import { languageOfSite } from '../../config/site-language.ts';
import { descriptionOf, type PostSource, titleOf } from '../../content/content-index.ts';
import type { AuthorEntry, PostAuthor } from '../../content/front-matter/front-matter-schema.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { describeTags } from '../navigation/post-lists.ts';
import type { Neighbour } from '../navigation/tree.ts';
import { editUrlOf, getContent, readHeadTags, tocOf } from './content.ts';
import { describeFeedback } from './feedback.ts';
import { findPlace } from './list-paths.ts';
import { findMovedHeadings } from './moved-headings.ts';
import type { Author, PostPage, PostSummary } from './page.ts';
import { hrefOfImage, type SiteData } from './site-data.ts';

/**
 * The page of a post.
 * @param slug segments below `/blog/`, percent-encoded or not
 * @throws if no post has that slug
 */
export function getPostPage(data: SiteData, slug: readonly string[]): PostPage {
  const post = data.posts.byRoute.get(
    `/blog/${slug.map((segment) => `${decodeSegment(segment)}/`).join('')}`,
  );
  if (!post) throw new Error(`Can't find a post for the path "/blog/${slug.join('/')}/"`);
  return describePost(data, post);
}

function describePost(data: SiteData, post: PostSource): PostPage {
  const { frontMatter } = post;
  const { listed, positions } = data.posts;
  const summary = summarizePost(data, post);
  const position = positions.get(post) ?? Number.NaN;
  return {
    meta: {
      path: summary.href,
      title: summary.title,
      description: summary.description,
      keywords: frontMatter.keywords,
      image: hrefOfImage(post.facts.image ?? frontMatter.image, data),
      noindex: frontMatter.unlisted,
      type: 'article',
      docsearchTag: 'default',
      ...readHeadTags(post.facts.head, data),
      article: {
        published: `${post.date}T00:00:00.000Z`,
        authors: summary.authors.map((author) => author.name),
        tags: summary.tags.map((tag) => tag.label),
      },
    },
    post: summary,
    ...findMovedHeadings(data, post),
    ...describeFeedback(data.site, {
      path: data.hrefOf(post.route),
      title: titleOf(post),
      toc: tocOf(post),
    }),
    unlisted: frontMatter.unlisted,
    ...(post.untranslated && { untranslated: true }),
    content: getContent(data, post.file),
    toc: tocOf(post),
    newer: neighbourOf(data, listed[position - 1]),
    older: neighbourOf(data, listed[position + 1]),
    section: findPlace(data, post.route).section,
    editUrl: editUrlOf(post, data.site.blog),
    lastUpdate: frontMatter.last_update,
  };
}

/** The five newest posts. */
export function getRecentPosts({ posts, hrefOf }: SiteData): Neighbour[] {
  return posts.listed
    .slice(0, 5)
    .map((post) => ({ label: titleOf(post), href: hrefOf(post.route) }));
}

/** A post as lists show it. */
export function summarizePost(data: SiteData, post: PostSource): PostSummary {
  const { index, hrefOf } = data;
  return {
    href: hrefOf(post.route),
    title: titleOf(post),
    date: post.date,
    dateText: formatDate(post.date, data.site),
    readingMinutes: Math.max(1, Math.ceil(post.facts.words / 200)),
    authors: post.frontMatter.authors.map((author) => findAuthor(data, author, post)),
    tags: describeTags(post.frontMatter.tags, index.tags).map(({ label, slug }) => ({
      label,
      href: hrefOf(`/blog/tags/${slug}/`),
    })),
    description: descriptionOf(post) ?? titleOf(post),
    preview: getContent(data, post.file, 'preview'),
    truncated: post.facts.truncated,
  };
}

/** Created once, since creating one takes a thousand times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats `2025-05-19` as `May 19, 2025`, in the language of the site and regardless of the time zone. */
export function formatDate(date: string, { locales }: Pick<SiteConfig, 'locales'>): string {
  const language = languageOfSite(locales);
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** @throws DiagnosticError for a key that isn't in `authors.yml` */
function findAuthor(data: SiteData, author: PostAuthor, post: PostSource): Author {
  const { index, hrefOfLink } = data;
  const key = typeof author === 'string' ? author : 'key' in author ? author.key : undefined;
  const entry = key === undefined ? undefined : index.authors[key];
  const written: Partial<AuthorEntry> = typeof author === 'string' ? {} : author;
  const { name, title, url, image_url, type, socials } = { ...entry, ...written };
  if (name !== undefined && (key === undefined || entry)) {
    const imageUrl = hrefOfImage(image_url, data);
    const accounts = listAccounts(socials);
    return { name, title, url: url && hrefOfLink(url), imageUrl, type, ...accounts };
  }
  const message = `unknown author "${key}"`;
  const hint = `Valid author keys are: ${Object.keys(index.authors).join(', ')}.`;
  throw new DiagnosticError([{ file: post.file, line: 1, column: 1, message, hint }]);
}

function neighbourOf({ hrefOf }: SiteData, post: PostSource | undefined): Neighbour | undefined {
  return post && { label: titleOf(post), href: hrefOf(post.route) };
}

/** The addresses of platforms, to which a name is appended. For others an author gives the full address. */
const platforms: Readonly<Record<string, { label: string; address: string }>> = {
  bluesky: { label: 'Bluesky', address: 'https://bsky.app/profile/' },
  github: { label: 'GitHub', address: 'https://github.com/' },
  instagram: { label: 'Instagram', address: 'https://www.instagram.com/' },
  linkedin: { label: 'LinkedIn', address: 'https://www.linkedin.com/in/' },
  mastodon: { label: 'Mastodon', address: 'https://mastodon.social/@' },
  stackoverflow: { label: 'Stack Overflow', address: 'https://stackoverflow.com/users/' },
  threads: { label: 'Threads', address: 'https://www.threads.net/@' },
  twitch: { label: 'Twitch', address: 'https://twitch.tv/' },
  twitter: { label: 'X', address: 'https://x.com/' },
  x: { label: 'X', address: 'https://x.com/' },
  youtube: { label: 'YouTube', address: 'https://www.youtube.com/@' },
};

/** The accounts of an author as links. Leaves out those that are neither an address nor of a known platform. */
export function listAccounts(
  socials: Readonly<Record<string, string>> = {},
): Pick<Author, 'accounts'> {
  const accounts = Object.entries(socials).flatMap(([name, written]) => {
    const platform = platforms[name.toLowerCase()];
    const label = platform?.label ?? name;
    if (/^https?:\/\//i.test(written)) return [{ label, href: written }];
    return platform ? [{ label, href: platform.address + written.replace(/^@/, '') }] : [];
  });
  return accounts.length > 0 ? { accounts } : {};
}
