import { listMovedHeadings } from '../../config/redirects.ts';
import { languageOfSite } from '../../config/site-language.ts';
import { isNoindex, type PostSource } from '../../content/content-index.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';
import type { ReadPost } from '../../outputs/feeds/feed-content.ts';
import {
  buildAtomFeed,
  buildJsonFeed,
  buildRssFeed,
  type FeedInput,
} from '../../outputs/feeds/write-feeds.ts';
import { buildRedirectPage } from '../../outputs/redirect-page.ts';
import { buildRobots } from '../../outputs/robots.ts';
import type { ServerPart } from '../../outputs/server-part.ts';
import { buildSitemap, type SitemapEntry } from '../../outputs/sitemap.ts';
import { textFor } from '../../texts/text.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import type { MadeFile, OutputKind } from '../table/list-files.ts';
import { listAlternates } from './alternates.ts';
import { lastUpdateOf } from './docs.ts';
import { titleOfTarget } from './moved-headings.ts';
import { writeAddresses } from './not-found.ts';
import { writeIndexChunk, writeIndexRoot } from './page-index.ts';
import { summarizePost } from './posts.ts';
import type { SiteData } from './site-data.ts';

type TextKind = Exclude<OutputKind, 'leaving'>;

type Writer = (data: SiteData, output: MadeFile, read?: ReadPost) => string;

const writers: Record<TextKind, Writer> = {
  rss: (...feed) => buildRssFeed(describeFeed(...feed)),
  atom: (...feed) => buildAtomFeed(describeFeed(...feed)),
  'json-feed': (...feed) => buildJsonFeed(describeFeed(...feed)),
  sitemap: (data) => buildSitemap(data.site.url, listSitemapEntries(data)),
  llms: writeIndexRoot,
  'llms-part': (data, { path }) => writeIndexChunk(data, path),
  'llms-full': () => 'A build writes the Markdown copies of all pages here.\n',
  skill: () => 'A build writes what agents need to know here: pages, options and samples.\n',
  robots: ({ site }) => buildRobots(site.url, site.baseUrl),
  licenses: () => 'A build lists the third-party code of the scripts here.\n',
  addresses: writeAddresses,
  print: () =>
    '<!DOCTYPE html>\n<title>Print</title>\n<p>A build writes all pages of this section here.</p>\n',
  headers: () => 'A build writes the headers for hosts here, when it knows all files.\n',
  // GitHub Pages doesn't publish files that start with `_` unless this file exists.
  nojekyll: () => '',
  redirect: writeRedirect,
};

type Output = {
  file: string;
  /**
   * The text of the file.
   * @param read reads the texts of built posts; without it feeds have no whole texts
   */
  makeText: (read?: ReadPost) => string | Promise<string>;
  /** Whether the file is HTML that gets the Content-Security-Policy of all pages. */
  hasPolicy: boolean;
  /** Whether the build writes the file elsewhere, later, when it knows more or only if it is new. */
  isWrittenLater: boolean;
};

/** Kinds that only a build can write, when all scripts or pages are done. */
const laterKinds: readonly OutputKind[] = ['licenses', 'headers', 'llms-full', 'skill', 'print'];

/** Lists every file that is made besides the pages, by the engine and by features. */
export function listOutputs(data: SiteData, features: readonly ServerPart[]): Output[] {
  const outputs = data.table.outputs.flatMap((output): Output[] => {
    const { kind, path: file } = output;
    if (kind === 'leaving') return [];
    const isWrittenLater = laterKinds.includes(kind);
    const makeText = (read?: ReadPost) => writers[kind](data, output, read);
    return [{ file, makeText, hasPolicy: isHtml(file), isWrittenLater }];
  });
  const others = data.table.featureFiles.map(({ kind, path: file, feature }): Output => {
    const part = features.find((candidate) => candidate.feature === feature);
    return {
      file,
      makeText: () => part?.makeFile?.(kind, file) ?? '',
      hasPolicy: isHtml(file) && !part?.ownPolicies?.includes(kind),
      isWrittenLater: part?.writesKinds?.includes(kind) ?? false,
    };
  });
  return [...others, ...outputs];
}

const isHtml = (file: string) => file.endsWith('.html');

function writeRedirect(data: SiteData, { to = '/', route = '/' }: MadeFile): string {
  const { site, hrefOfLink } = data;
  const headings = listMovedHeadings(site, route).map(
    (heading) => [heading.id, hrefOfLink(heading.to)] as const,
  );
  const [page = to] = to.split('#', 1);
  const title = titleOfTarget(data, page);
  const language = languageOfSite(site.locales);
  return buildRedirectPage(hrefOfLink(to), site.url, title, headings, language);
}

/** Lists the payloads of redirects, which a navigation requests like those of pages, with their targets. */
export function listRedirectPayloads({
  table,
  hrefOfLink,
}: SiteData): { file: string; to: string }[] {
  return table.outputs.flatMap(({ kind, path, to }) =>
    kind === 'leaving' && to !== undefined ? { file: path, to: hrefOfLink(to) } : [],
  );
}

/** The listed pages with the days of their last change, as far as front matter or git tell. */
function listSitemapEntries(data: SiteData): SitemapEntry[] {
  const { table, index, posts, hrefOf } = data;
  const docs = lookUpDocs(index).byRoute;
  const entries = table.pages
    .filter(({ listed, isCopy, isOlder }) => listed && !isCopy && !isOlder)
    .map(({ route }) => {
      const doc = docs.get(route);
      const post = posts.byRoute.get(route);
      const update = doc ? lastUpdateOf(data, doc) : post?.frontMatter.last_update;
      return { path: hrefOf(route), changed: update?.date };
    });
  const days = new Map(entries.map(({ path, changed }) => [path, changed]));
  const { languages } = data.site;
  if (!languages) return entries;
  return languages.flatMap(({ code, baseUrl }) =>
    [...(index.languages?.[code]?.own ?? [])].map((route): SitemapEntry => {
      const path = hrefOfRoute(route, baseUrl);
      const others = listAlternates(route, index, languages);
      return { path, changed: days.get(path), languages: others };
    }),
  );
}

const withoutNoindex = (posts: readonly PostSource[]) => posts.filter((post) => !isNoindex(post));

/** How many of the newest posts are in a feed with their whole text; readers download feeds again and again. */
const maxWholePosts = 30;

/**
 * Describes the feed of the blog or of a tag.
 * @param read reads the texts of built posts; without it, as in dev, entries have only their descriptions
 */
function describeFeed(data: SiteData, output: MadeFile, read?: ReadPost): FeedInput {
  const { site, posts, hrefOf } = data;
  const blog = site.blog.feedTitle ?? textFor('blog.feed.title', { title: site.title });
  const about = textFor('blog.feed.description', { title: site.blog.feedTitle ?? site.title });
  const tagged = output.tag === undefined ? undefined : posts.tags.get(output.tag);
  return {
    title: tagged ? `${blog}: ${tagged.tag.label}` : blog,
    description: tagged
      ? (tagged.tag.description ?? textFor('blog.feed.tag', { tagName: tagged.tag.label }))
      : about,
    siteUrl: site.url,
    homePath: hrefOf(tagged ? `/blog/tags/${tagged.tag.slug}/` : '/blog/'),
    selfPath: data.hrefOfLink(output.path),
    language: site.locales.default,
    entries: withoutNoindex(tagged?.sources ?? posts.listed).map((post, at) => {
      const address = new URL(hrefOf(post.route), site.url).href;
      const content = at < maxWholePosts ? read?.(`${post.route}index.html`, address) : undefined;
      return { ...summarizePost(data, post), content };
    }),
  };
}
