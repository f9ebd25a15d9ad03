import { index } from 'virtual:content';
import { titleOf } from '../content/content-index.ts';
import { buildAtomFeed, buildRssFeed } from '../outputs/feeds.ts';
import { buildOpenSearch } from '../outputs/opensearch.ts';
import { buildRedirectPage } from '../outputs/redirect-page.ts';
import { buildRobots } from '../outputs/robots.ts';
import { buildSearchRecords } from '../outputs/search-records.ts';
import { buildSitemap } from '../outputs/sitemap.ts';
import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';
import type { MadeFile, OutputKind } from '../table/list-files.ts';
import type { SitePage } from '../table/list-pages.ts';
import { listedPosts, summarizePost } from './posts.ts';
import { categoryPages, hrefOf } from './site-data.ts';
import { labelOfSection, table } from './table.ts';

const writers: Record<OutputKind, (output: MadeFile) => string> = {
  rss: ({ path }) => buildRssFeed(feedInput(path)),
  atom: ({ path }) => buildAtomFeed(feedInput(path)),
  sitemap: () => buildSitemap(site.url, listedPaths),
  robots: () => buildRobots(site.url, site.baseUrl),
  opensearch: () => buildOpenSearch(site),
  records: () => buildSearchRecords(listed.flatMap(describeForSearch)),
  redirect: ({ to = '/' }) => buildRedirectPage(withBase(to), site.url, site.title),
};

/** Every file that is made of the pages beside the pages themselves; its text when it is asked for. */
export function listOutputs(): { file: string; readonly text: string }[] {
  return table.outputs.map((made) => ({
    file: made.path,
    get text() {
      return writers[made.kind](made);
    },
  }));
}

const listed = table.pages.filter((page) => page.listed);
const listedPaths = listed.map(({ route }) => hrefOf(route));
const sources = new Map([...index.docs, ...index.posts].map((source) => [source.route, source]));

/** Docs, pages of categories and posts; lists are not searched. */
function describeForSearch({ route, section }: SitePage) {
  const source = sources.get(route);
  const title = source ? titleOf(source) : categoryPages.get(route)?.title;
  if (title === undefined) return [];
  const headings = source?.facts.headings ?? [];
  return [{ title, path: hrefOf(route), headings, section: labelOfSection(section) }];
}

function feedInput(selfPath: string) {
  return {
    title: site.blog.feedTitle ?? `${site.title} Blog`,
    description: `${site.blog.feedTitle ?? site.title}: news and release notes`,
    siteUrl: site.url,
    homePath: hrefOf('/blog/'),
    selfPath: withBase(selfPath),
    language: site.locales.default,
    entries: listedPosts.map(summarizePost),
  };
}
