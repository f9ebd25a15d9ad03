import { readFeedContent } from '../outputs/feed-content.ts';
import type { FeedInput } from '../outputs/feeds.ts';
import type { MadeFile } from '../table/list-files.ts';
import { summarizePost } from './posts.ts';
import type { SiteData } from './site-data.ts';

/** Reads a file of the output that is made before the feeds: `/blog/a/index.html`. */
export type ReadMade = (file: string) => string | undefined;

/** So many of the newest posts have their whole text in a feed, which readers fetch again and again. */
const wholePosts = 30;

/**
 * What a feed says: of the blog, or of the tag that its file has.
 * @param read without it, as in dev, entries have their descriptions alone
 */
export function describeFeed(data: SiteData, output: MadeFile, read?: ReadMade): FeedInput {
  const { site, posts, hrefOf } = data;
  const blog = site.blog.feedTitle ?? `${site.title} Blog`;
  const about = `${site.blog.feedTitle ?? site.title}: news and release notes`;
  const tagged = output.tag === undefined ? undefined : posts.tags.get(output.tag);
  return {
    title: tagged ? `${blog}: ${tagged.tag.label}` : blog,
    description: tagged
      ? (tagged.tag.description ?? `Posts tagged with "${tagged.tag.label}"`)
      : about,
    siteUrl: site.url,
    homePath: hrefOf(tagged ? `/blog/tags/${tagged.tag.slug}/` : '/blog/'),
    selfPath: data.withBase(output.path),
    language: site.locales.default,
    entries: (tagged?.sources ?? posts.listed).map((post, at) => {
      const html = at < wholePosts ? read?.(`${post.route}index.html`) : undefined;
      const content = html && readFeedContent(html, new URL(hrefOf(post.route), site.url).href);
      return { ...summarizePost(data, post), content };
    }),
  };
}
