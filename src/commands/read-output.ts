import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOfRoute } from '../navigation/resolve-link.ts';
import { type BrokenLink, type BrokenLinksInput, findBrokenLinks } from '../verify/broken-links.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage, PageLink } from '../verify/built-page.ts';
import { collectFeedLinks } from '../verify/feed-links.ts';
import { listFiles } from './list-files.ts';
import { createPageReader } from './page-reader.ts';

/** What is known of a built site; the links of its pages are without their texts. */
export type Output = BrokenLinksInput & {
  /** The HTML of a page, by its path. */
  readHtml: (page: string) => Buffer;
};

export type OutputPlace = { folder: string; baseUrl: string; siteUrl: string; root?: string };

/** Reads a built site, with the root's cache where there is one. */
export function readOutput({ folder, baseUrl, siteUrl, root }: OutputPlace): Output {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const files = new Set(listFiles(folder));
  const reader = createPageReader(root);
  const fileOf = new Map<string, string>();
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const page = pathOfPage(file, baseUrl);
    fileOf.set(page, file);
    pages.set(page, reader.read(read(file)));
  }
  reader.keep();
  const feeds = new Map(
    [...files].flatMap((file) => {
      const links = readLinks(file, read);
      return links ? [[baseUrl + file, links]] : [];
    }),
  );
  const readHtml = (page: string) => read(fileOf.get(page) ?? page);
  return { pages, files, feeds, baseUrl, siteUrl, readHtml };
}

/** Of a link on so many pages, the faults tell one text for all. */
const TOLD_PAGES = 5;

/** Pages with broken links are read again: their faults tell the texts of the links too. */
export function findBrokenOutputLinks(output: Output): BrokenLink[] {
  const broken = findBrokenLinks(output);
  if (broken.length === 0) return [];
  const byTarget = Map.groupBy(broken, ({ target }) => target);
  const told = [...byTarget.values()].flatMap((links) => links.slice(0, TOLD_PAGES));
  const pages = new Map(output.pages);
  for (const page of new Set(told.map((link) => link.page))) {
    if (pages.has(page)) pages.set(page, readBuiltPage(output.readHtml(page).toString()));
  }
  return findBrokenLinks({ ...output, pages });
}

/** The links of what is no page: feeds, the sitemap, the sidebars that pages load. */
function readLinks(file: string, read: (file: string) => Buffer): PageLink[] | undefined {
  const xml = ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'];
  if (xml.includes(file)) return collectFeedLinks(read(file).toString());
  const isSection = /^RSC\/sections\/[^/]+\.txt$/.test(file);
  return isSection ? readBuiltPage(read(file).toString()).links : undefined;
}

/** `docs/learn/index.html` is `/docs/learn/`, percent-encoded; `404.html` keeps its name. */
function pathOfPage(file: string, baseUrl: string): string {
  return hrefOfRoute(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, baseUrl);
}
