import { titleOf } from '../content/content-index.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { buildAtomFeed, buildRssFeed } from '../outputs/feeds.ts';
import { buildHeadersFile } from '../outputs/host-headers.ts';
import { buildJsonFeed } from '../outputs/json-feed.ts';
import { buildRedirectPage } from '../outputs/redirect-page.ts';
import { buildRobots } from '../outputs/robots.ts';
import type { ServerPart } from '../outputs/server-part.ts';
import { buildSitemap } from '../outputs/sitemap.ts';
import type { MadeFile, OutputKind } from '../table/list-files.ts';
import { describeFeed, type ReadMade } from './feeds.ts';
import { writeIndexPart, writeIndexRoot } from './page-index.ts';
import type { SiteData } from './site-data.ts';

type TextKind = Exclude<OutputKind, 'leaving'>;

type Writer = (data: SiteData, output: MadeFile, read?: ReadMade) => string;

const writers: Record<TextKind, Writer> = {
  rss: (...feed) => buildRssFeed(describeFeed(...feed)),
  atom: (...feed) => buildAtomFeed(describeFeed(...feed)),
  'json-feed': (...feed) => buildJsonFeed(describeFeed(...feed)),
  sitemap: (data) => buildSitemap(data.site.url, listSitemapPaths(data)),
  llms: writeIndexRoot,
  'llms-part': (data, { path }) => writeIndexPart(data, path),
  'llms-full': () => 'A build writes here the Markdown copies of all pages.\n',
  robots: ({ site }) => buildRobots(site.url, site.baseUrl),
  licenses: () => 'A build lists here what the scripts contain of others.\n',
  headers: ({ site }) => buildHeadersFile(site.baseUrl),
  // GitHub Pages leaves out files that begin with `_`, where this one does not stand.
  nojekyll: () => '',
  redirect: (data, { to = '/' }) =>
    buildRedirectPage(data.withBase(to), data.site.url, titleOfTarget(data, to)),
};

export type Output = {
  file: string;
  /** @param read what is made before: without it feeds have no whole texts */
  makeText: (read?: ReadMade) => string;
  /** Of an HTML file that gets the policy of all pages. */
  hasPolicy: boolean;
  /** Where a build writes the file in another place: when it knows more, or only what is new. */
  isWrittenLater: boolean;
};

/** Every file that is made beside the pages, by the engine and by features. */
export function listOutputs(data: SiteData, features: readonly ServerPart[]): Output[] {
  const own = data.table.outputs.flatMap((made): Output[] => {
    const { kind, path: file } = made;
    if (kind === 'leaving') return [];
    // Of the licenses only the build knows, when all scripts are made, and of the copies, too.
    const isWrittenLater = kind === 'licenses' || kind === 'llms-full';
    const makeText = (read?: ReadMade) => writers[kind](data, made, read);
    return [{ file, makeText, hasPolicy: isHtml(file), isWrittenLater }];
  });
  const others = data.table.featureFiles.map(({ kind, path: file, feature }): Output => {
    const part = features.find((one) => one.feature === feature);
    return {
      file,
      makeText: () => part?.makeFile?.(kind, file) ?? '',
      hasPolicy: isHtml(file) && !part?.ownPolicies?.includes(kind),
      isWrittenLater: part?.writesKinds?.includes(kind) ?? false,
    };
  });
  return [...others, ...own];
}

const isHtml = (file: string) => file.endsWith('.html');

/** The payloads of redirects, which a navigation asks for as for any page's, and where they lead. */
export function listRedirectPayloads({
  table,
  withBase,
}: SiteData): { file: string; to: string }[] {
  return table.outputs.flatMap(({ kind, path, to }) =>
    kind === 'leaving' && to !== undefined ? { file: path, to: withBase(to) } : [],
  );
}

function listSitemapPaths({ table, hrefOf }: SiteData): string[] {
  return table.pages.filter((page) => page.listed).map(({ route }) => hrefOf(route));
}

/** What a redirect leads to, for its visitors: a page's title, or the address. */
function titleOfTarget({ site, index, posts, navigation }: SiteData, to: string): string {
  const route = to.replace(/[?#].*/, '');
  if (route === '/') return site.title;
  const source = lookUpDocs(index).byRoute.get(route) ?? posts.byRoute.get(route);
  return source ? titleOf(source) : (navigation.categoryByRoute.get(route)?.title ?? to);
}
