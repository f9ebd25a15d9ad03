import type { ReadPost } from '../../outputs/feeds/feed-content.ts';
import type { FeedInput } from '../../outputs/feeds/write-feeds.ts';
import type { MadeFile } from '../table/list-files.ts';
import { summarizePost } from './posts.ts';
import type { SiteData } from './site-data.ts';

/** How many of the newest posts are in a feed with their whole text; readers download feeds again and again. */
const maxWholePosts = 30;

/**
 * Describes the feed of the blog or of a tag.
 * @param read reads the texts of built posts; without it, as in dev, entries have only their descriptions
 */
export function describeFeed(data: SiteData, output: MadeFile, read?: ReadPost): FeedInput {
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
    selfPath: data.hrefOfLink(output.path),
    language: site.locales.default,
    entries: (tagged?.sources ?? posts.listed).map((post, at) => {
      const address = new URL(hrefOf(post.route), site.url).href;
      const content = at < maxWholePosts ? read?.(`${post.route}index.html`, address) : undefined;
      return { ...summarizePost(data, post), content };
    }),
  };
}
