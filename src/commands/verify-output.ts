import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import { hrefOfRoute } from '../navigation/resolve-link.ts';
import type { SiteConfig } from '../site/schema.ts';
import { findBrokenLinks } from '../verify/broken-links.ts';
import type { BuiltPage, PageLink } from '../verify/built-page.ts';
import { collectFeedLinks } from '../verify/feed-links.ts';
import { buildLinkFaults } from '../verify/link-sources.ts';
import { checkPageRules } from '../verify/page-rules.ts';
import { checkUniqueTitles } from '../verify/unique-titles.ts';
import { listConfigLinks } from './config-links.ts';
import { listContentSources } from './content-sources.ts';
import { listFiles } from './list-files.ts';
import { createPageReader, type PageReader } from './page-reader.ts';

/**
 * Reads a built site and checks what every page must satisfy: links, anchors, files, titles.
 * @param folder the output, before it is published
 * @param root the project's root, in whose cache is kept what was read; without it nothing is
 * @returns all faults
 */
export function verifyOutput(
  folder: string,
  site: SiteConfig,
  index: ContentIndex,
  root?: string,
): Fault[] {
  const { baseUrl, url: siteUrl } = site;
  const files = listFiles(folder);
  const output = { folder, files, baseUrl, readPage: createPageReader(root) };
  const pages = readPages(output);
  const siteFiles = { pages, files: new Set(files), baseUrl, siteUrl };
  const broken = findBrokenLinks({ ...siteFiles, feeds: readFeeds(output) });
  const sources = [...index.docs, ...index.posts];
  const fileOf = new Map(sources.map(({ route, file }) => [hrefOfRoute(route, baseUrl), file]));
  return [
    ...buildLinkFaults({
      ...siteFiles,
      broken,
      contentSources: broken.length > 0 ? listContentSources(index, site) : new Map(),
      configLinks: listConfigLinks(site),
    }),
    ...[...pages].flatMap(([page, built]) =>
      checkPageRules(built, page, { siteUrl, file: fileOf.get(page) }),
    ),
    ...checkUniqueTitles(pages),
  ];
}

type Output = { folder: string; files: readonly string[]; baseUrl: string; readPage: PageReader };

function readPages({ folder, files, baseUrl, readPage }: Output): Map<string, BuiltPage> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(
    pages.map((file) => [
      pathOfPage(file, baseUrl),
      readPage(readFileSync(path.join(folder, file))),
    ]),
  );
}

/** The links of files that are no pages: feeds, the sitemap, the sidebars that pages load. */
function readFeeds({ folder, files, baseUrl, readPage }: Output): Map<string, PageLink[]> {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const feeds = ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'];
  const sections = files.filter((file) => /^RSC\/sections\/[^/]*\.txt$/.test(file));
  return new Map([
    ...feeds.map((file) => [baseUrl + file, collectFeedLinks(read(file).toString())] as const),
    ...sections.map((file) => [baseUrl + file, readPage(read(file)).links] as const),
  ]);
}

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}
