import { index } from 'virtual:content';
import { titleOf } from '../content/content-index.ts';
import { buildAtomFeed, buildRssFeed } from '../outputs/feeds.ts';
import { buildHeadersFile } from '../outputs/host-headers.ts';
import { buildRedirectPage } from '../outputs/redirect-page.ts';
import { buildRobots } from '../outputs/robots.ts';
import type { ServerPart } from '../outputs/server-part.ts';
import { buildSitemap } from '../outputs/sitemap.ts';
import { withBase } from '../site/base-path.ts';
import { site } from '../site/site.ts';
import type { MadeFile, OutputKind } from '../table/list-files.ts';
import { listedPosts, summarizePost } from './posts.ts';
import { categoryPages, hrefOf } from './site-data.ts';
import { table } from './table.ts';

type TextKind = Exclude<OutputKind, 'leaving'>;

const writers: Record<TextKind, (output: MadeFile) => string> = {
  rss: ({ path }) => buildRssFeed(feedInput(path)),
  atom: ({ path }) => buildAtomFeed(feedInput(path)),
  sitemap: () => buildSitemap(site.url, listedPaths),
  robots: () => buildRobots(site.url, site.baseUrl),
  licenses: () => 'A build lists here what the scripts contain of others.\n',
  headers: () => buildHeadersFile(site.baseUrl),
  // GitHub Pages leaves out files that begin with `_`, where this one does not stand.
  nojekyll: () => '',
  redirect: ({ to = '/' }) => buildRedirectPage(withBase(to), site.url, titleOfTarget(to)),
};

type Output = {
  file: string;
  makeText: () => string;
  /** Of an HTML file that gets the policy of all pages. */
  hasPolicy: boolean;
  /** Where a build writes the file in another place: when it knows more, or only what is new. */
  isWrittenLater: boolean;
};

/** Every file that is made beside the pages, by the engine and by features. */
export function listOutputs(features: readonly ServerPart[]): Output[] {
  const own = table.outputs.flatMap((made): Output[] => {
    const { kind, path: file } = made;
    if (kind === 'leaving') return [];
    // Of the licenses only the build knows, when all scripts are made.
    const isWrittenLater = kind === 'licenses';
    return [{ file, makeText: () => writers[kind](made), hasPolicy: isHtml(file), isWrittenLater }];
  });
  const others = table.featureFiles.map(({ kind, path: file, feature }): Output => {
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
export function listLeavings(): { file: string; to: string }[] {
  return table.outputs.flatMap(({ kind, path, to }) =>
    kind === 'leaving' && to !== undefined ? { file: path, to: withBase(to) } : [],
  );
}

const listed = table.pages.filter((page) => page.listed);
const listedPaths = listed.map(({ route }) => hrefOf(route));
const sources = new Map([...index.docs, ...index.posts].map((source) => [source.route, source]));

function titleOfPage(route: string): string | undefined {
  const source = sources.get(route);
  return source ? titleOf(source) : categoryPages.get(route)?.title;
}

/** What a redirect leads to, for its visitors: a page's title, or the address. */
function titleOfTarget(to: string): string {
  const route = to.replace(/[?#].*/, '');
  return route === '/' ? site.title : (titleOfPage(route) ?? to);
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
