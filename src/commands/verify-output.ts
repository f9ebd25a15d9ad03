import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import { hrefOfRoute, resolveLink } from '../navigation/resolve-link.ts';
import { listSiteRoutes } from '../navigation/site-routes.ts';
import type { SiteConfig } from '../site/schema.ts';
import { findBrokenLinks } from '../verify/broken-links.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';
import { collectFeedLinks } from '../verify/feed-links.ts';
import { buildLinkFaults, type ContentSource } from '../verify/link-sources.ts';
import { checkPageRules } from '../verify/page-rules.ts';
import { checkUniqueTitles } from '../verify/unique-titles.ts';
import { listConfigLinks } from './config-links.ts';

/**
 * Reads a built site and checks what every page must satisfy: links, anchors, files, titles.
 * @param folder the output, before it is published
 * @returns all faults
 */
export function verifyOutput(folder: string, site: SiteConfig, index: ContentIndex): Fault[] {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    if (file.endsWith('.html'))
      pages.set(pathOfPage(file, site.baseUrl), readBuiltPage(read(file)));
  }
  const feeds = new Map(
    ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'].map((file) => [
      site.baseUrl + file,
      collectFeedLinks(read(file)),
    ]),
  );
  const { baseUrl, url: siteUrl } = site;
  const siteFiles = { pages, files: new Set(files), baseUrl, siteUrl };
  const broken = findBrokenLinks({ ...siteFiles, feeds });
  const contentSources = listContentSources(index, site);
  return [
    ...buildLinkFaults({
      ...siteFiles,
      broken,
      contentSources,
      configLinks: listConfigLinks(site),
    }),
    ...[...pages].flatMap(([page, built]) =>
      checkPageRules(built, page, { siteUrl, file: contentSources.get(page)?.file }),
    ),
    ...checkUniqueTitles(pages),
  ];
}

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}

function listContentSources(index: ContentIndex, site: SiteConfig): Map<string, ContentSource> {
  const { files } = listSiteRoutes(index, site);
  const sources = [...index.docs, ...index.posts];
  return new Map(
    sources.map((source) => {
      const links = source.facts.links.flatMap(({ href, line, column }) => {
        const resolved = resolveLink(href, source, files);
        if ('missingFile' in resolved) return [];
        const target = hrefOfRoute(resolved.route, site.baseUrl) + resolved.suffix;
        return [{ href: target, raw: href, line, column }];
      });
      return [hrefOfRoute(source.route, site.baseUrl), { file: source.file, links }];
    }),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
