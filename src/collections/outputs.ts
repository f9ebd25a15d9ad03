import { index } from 'virtual:content';
import { previewUrls } from 'virtual:preview';
import { titleOf } from '../content/content-index.ts';
import { buildPreviewPage } from '../features/playground/page/preview-page.ts';
import { buildOpenSearch } from '../features/search/build/opensearch.ts';
import { readIndexFile, readSearchPages } from '../features/search/build/search-index.ts';
import { listRecords } from '../features/search/index/list-records.ts';
import { buildAtomFeed, buildRssFeed } from '../outputs/feeds.ts';
import { buildRedirectPage } from '../outputs/redirect-page.ts';
import { buildRobots } from '../outputs/robots.ts';
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
  opensearch: () => buildOpenSearch(site),
  records: () => JSON.stringify(listRecords([...readSearchPages()], site.url)),
  index: ({ path }) => readIndexFile(path.slice(path.lastIndexOf('/') + 1)),
  preview: () => buildPreviewPage(previewUrls.preview, hrefOf('/playground/')),
  redirect: ({ to = '/' }) => buildRedirectPage(withBase(to), site.url, titleOfTarget(to)),
};

type Output = { kind: OutputKind; file: string; makeText: () => string };

/** Every file that is made of the pages beside the pages themselves. */
export function listOutputs(): Output[] {
  return table.outputs.flatMap((made): Output[] => {
    const { kind, path: file } = made;
    return kind === 'leaving' ? [] : [{ kind, file, makeText: () => writers[kind](made) }];
  });
}

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
