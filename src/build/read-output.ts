import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOfRoute } from '../links/resolve-link.ts';
import { listFiles } from '../read/list-files.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { MadeFile } from '../table/list-files.ts';
import type { BrokenLinksInput } from '../verify/broken-links.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';
import { collectFeedLinks, collectJsonFeedLinks } from '../verify/feed-links.ts';
import { createPageReader } from './page-reader.ts';

/**
 * Reads a built site.
 * @param sums the digests of written files, as far as they are known
 */
export function readOutput(
  folder: string,
  made: readonly MadeFile[],
  site: SiteConfig,
  root: string,
  sums?: ReadonlyMap<string, string>,
): BrokenLinksInput {
  const { baseUrl, url: siteUrl } = site;
  const read = (file: string) => readFileSync(path.join(folder, file));
  const files = new Set(listFiles(folder));
  const reader = createPageReader(root);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const page = reader.read(() => read(file), sums?.get(file));
    pages.set(pathOfPage(file, baseUrl), page);
  }
  reader.save();
  const feeds = new Map(
    made.flatMap(({ path: name, kind }) => {
      const file = name.slice(1);
      const links = files.has(file) && linkReaders[kind]?.(read(file).toString());
      return links ? [[baseUrl + file, links]] : [];
    }),
  );
  const foreign = new Set(
    listFiles(path.join(root, 'public'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => pathOfPage(file, baseUrl)),
  );
  return { pages, files, feeds, foreign, baseUrl, siteUrl };
}

/** How to read the links of files that aren't pages. */
const linkReaders: Partial<Record<MadeFile['kind'], (text: string) => string[]>> = {
  rss: collectFeedLinks,
  atom: collectFeedLinks,
  'json-feed': collectJsonFeedLinks,
  sitemap: collectFeedLinks,
  section: (html) => readBuiltPage(html).links,
};

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}
