import { buildAbsoluteUrl } from '../absolute-url.ts';
import { buildXmlElement, buildXmlFile, escapeXml } from '../xml.ts';

export type FeedEntry = {
  title: string;
  /** With base path and trailing slash. */
  href: string;
  /** A calendar date: `2025-05-19`. */
  date: string;
  description: string;
  /** The whole text as self-contained HTML, if it is known. */
  content?: string;
  authors: readonly { name: string }[];
  tags: readonly { label: string }[];
};

export type FeedInput = {
  title: string;
  description: string;
  /** The origin, without trailing slash. */
  siteUrl: string;
  /** The page that the feed is about: `/blog/`. */
  homePath: string;
  /** The address of the feed: `/blog/rss.xml`. */
  selfPath: string;
  language: string;
  entries: FeedEntry[];
};

// Atom requires a date, and with the current time two builds would differ.
const DATE_OF_EMPTY_FEED = '1970-01-01';

/**
 * Builds an RSS 2.0 feed, with entries in the order given.
 * @throws Error that names the value if an entry's date doesn't exist
 */
export function buildRssFeed(feed: FeedInput): string {
  const newest = findNewestDate(feed.entries);
  const self = buildAbsoluteUrl(feed.siteUrl, feed.selfPath);
  return buildXmlFile([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    buildXmlElement('title', feed.title),
    buildXmlElement('link', buildAbsoluteUrl(feed.siteUrl, feed.homePath)),
    buildXmlElement('atom:link', undefined, {
      rel: 'self',
      type: 'application/rss+xml',
      href: self,
    }),
    buildXmlElement('description', feed.description || feed.title),
    buildXmlElement('language', feed.language),
    newest && buildXmlElement('lastBuildDate', formatRssDate(newest)),
    ...feed.entries.flatMap((entry) => buildRssItem(entry, feed.siteUrl)),
    '</channel>',
    '</rss>',
  ]);
}

function buildRssItem(entry: FeedEntry, siteUrl: string): (string | undefined)[] {
  const url = buildAbsoluteUrl(siteUrl, entry.href);
  return [
    '<item>',
    buildXmlElement('title', entry.title),
    buildXmlElement('link', url),
    buildXmlElement('guid', url, { isPermaLink: 'true' }),
    buildXmlElement('pubDate', formatRssDate(entry.date)),
    buildXmlElement('description', entry.description),
    entry.content && buildXmlElement('content:encoded', entry.content),
    // RSS's own `author` must be a mail address.
    ...entry.authors.map(({ name }) => buildXmlElement('dc:creator', name)),
    ...entry.tags.map(({ label }) => buildXmlElement('category', label)),
    '</item>',
  ];
}

/**
 * Builds an Atom 1.0 feed, with entries in the order given; ids are the addresses of the pages.
 * @throws Error that names the value if an entry's date doesn't exist
 */
export function buildAtomFeed(feed: FeedInput): string {
  const home = buildAbsoluteUrl(feed.siteUrl, feed.homePath);
  const self = buildAbsoluteUrl(feed.siteUrl, feed.selfPath);
  // If an entry has no author, the feed must have one.
  const needsAuthor = feed.entries.some((entry) => entry.authors.length === 0);
  return buildXmlFile([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    buildXmlElement('id', home),
    buildXmlElement('title', feed.title),
    feed.description && buildXmlElement('subtitle', feed.description),
    buildXmlElement('updated', formatAtomDate(findNewestDate(feed.entries) ?? DATE_OF_EMPTY_FEED)),
    needsAuthor ? buildAtomAuthor({ name: feed.title }) : undefined,
    buildXmlElement('link', undefined, { rel: 'alternate', type: 'text/html', href: home }),
    buildXmlElement('link', undefined, { rel: 'self', type: 'application/atom+xml', href: self }),
    ...feed.entries.flatMap((entry) => buildAtomEntry(entry, feed.siteUrl)),
    '</feed>',
  ]);
}

function buildAtomEntry(entry: FeedEntry, siteUrl: string): (string | undefined)[] {
  const url = buildAbsoluteUrl(siteUrl, entry.href);
  return [
    '<entry>',
    buildXmlElement('id', url),
    buildXmlElement('title', entry.title),
    buildXmlElement('link', undefined, { rel: 'alternate', type: 'text/html', href: url }),
    buildXmlElement('published', formatAtomDate(entry.date)),
    buildXmlElement('updated', formatAtomDate(entry.date)),
    ...entry.authors.map(buildAtomAuthor),
    ...entry.tags.map(({ label }) => buildXmlElement('category', undefined, { term: label })),
    buildXmlElement('summary', entry.description),
    entry.content && buildXmlElement('content', entry.content, { type: 'html' }),
    '</entry>',
  ];
}

function buildAtomAuthor({ name }: { name: string }): string {
  return `<author>${buildXmlElement('name', name)}</author>`;
}

/**
 * Builds a JSON Feed 1.1, with entries in the order given (https://www.jsonfeed.org/version/1.1/).
 * @throws Error that names the value if an entry's date doesn't exist
 */
export function buildJsonFeed(feed: FeedInput): string {
  const { siteUrl, title, description, language } = feed;
  const items = feed.entries.map((entry) => {
    const url = buildAbsoluteUrl(siteUrl, entry.href);
    return {
      id: url,
      url,
      title: entry.title,
      // An item must have one of the two.
      ...(entry.content ? { content_html: entry.content } : { content_text: entry.description }),
      summary: entry.description,
      date_published: formatAtomDate(entry.date),
      ...(entry.authors.length > 0 && { authors: entry.authors.map(({ name }) => ({ name })) }),
      ...(entry.tags.length > 0 && { tags: entry.tags.map(({ label }) => label) }),
    };
  });
  const described = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: buildAbsoluteUrl(siteUrl, feed.homePath),
    feed_url: buildAbsoluteUrl(siteUrl, feed.selfPath),
    ...(description && { description }),
    language,
    items,
  };
  return `${JSON.stringify(described, null, 1)}\n`;
}

/**
 * The start of a calendar day in UTC.
 * @param date `2025-05-19`
 * @throws Error that names the value if there is no such day
 */
function parseFeedDate(date: string): Date {
  const start = new Date(`${date}T00:00:00Z`);
  // 2025-02-30 would silently become March 2.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date) {
    throw new Error(`Unexpected date "${date}" in a feed, expected a day such as 2025-05-19`);
  }
  return start;
}

/** `Mon, 19 May 2025 00:00:00 GMT` */
const formatRssDate = (date: string) => parseFeedDate(date).toUTCString();

/** `2025-05-19T00:00:00Z` */
const formatAtomDate = (date: string) => parseFeedDate(date).toISOString().replace('.000Z', 'Z');

/** The newest date of the entries, in any order; undefined without entries. */
const findNewestDate = (entries: readonly FeedEntry[]) =>
  entries
    .map(({ date }) => date)
    .sort()
    .at(-1);
