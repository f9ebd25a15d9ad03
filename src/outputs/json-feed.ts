import { buildAbsoluteUrl } from './absolute-url.ts';
import { formatAtomDate } from './feed-date.ts';
import type { FeedEntry, FeedInput } from './feeds.ts';

/**
 * Builds a JSON Feed 1.1, with entries in the order given (https://www.jsonfeed.org/version/1.1/).
 * @throws Error that names the value if an entry's date doesn't exist
 */
export function buildJsonFeed(feed: FeedInput): string {
  const { siteUrl, title, description, language } = feed;
  const made = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: buildAbsoluteUrl(siteUrl, feed.homePath),
    feed_url: buildAbsoluteUrl(siteUrl, feed.selfPath),
    ...(description && { description }),
    language,
    items: feed.entries.map((entry) => describeItem(entry, siteUrl)),
  };
  return `${JSON.stringify(made, null, 1)}\n`;
}

function describeItem(entry: FeedEntry, siteUrl: string) {
  const url = buildAbsoluteUrl(siteUrl, entry.href);
  return {
    id: url,
    url,
    title: entry.title,
    // An item must have one of the two.
    ...(entry.content ? { content_html: entry.content } : { content_text: entry.description }),
    summary: entry.description,
    date_published: formatAtomDate(entry.date),
    ...(entry.authors.length > 0 && {
      authors: entry.authors.map(({ name }) => ({ name })),
    }),
    ...(entry.tags.length > 0 && { tags: entry.tags.map(({ label }) => label) }),
  };
}
