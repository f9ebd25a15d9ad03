import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOfRoute } from '../links/resolve-link.ts';
import { listFiles } from '../read/list-files.ts';
import type { BrokenLinksInput } from '../verify/broken-links.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage } from '../verify/built-page.ts';
import { collectFeedLinks } from '../verify/feed-links.ts';
import { createPageReader } from './page-reader.ts';

export type OutputPlace = { folder: string; baseUrl: string; siteUrl: string; root: string };

/** Reads a built site, with the root's cache. */
export function readOutput({ folder, baseUrl, siteUrl, root }: OutputPlace): BrokenLinksInput {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const files = new Set(listFiles(folder));
  const reader = createPageReader(root);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    pages.set(pathOfPage(file, baseUrl), reader.read(read(file)));
  }
  reader.keep();
  const feeds = new Map(
    [...files].flatMap((file) => {
      const links = readLinks(file, read);
      return links ? [[baseUrl + file, links]] : [];
    }),
  );
  return { pages, files, feeds, baseUrl, siteUrl };
}

/** The links of what is no page: feeds, the sitemap, the sidebars that pages load. */
function readLinks(file: string, read: (file: string) => Buffer): string[] | undefined {
  const xml = ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'];
  if (xml.includes(file)) return collectFeedLinks(read(file).toString());
  const isSection = /^RSC\/sections\/[^/]+\.txt$/.test(file);
  return isSection ? readBuiltPage(read(file).toString()).links : undefined;
}

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}
