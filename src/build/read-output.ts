import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOfRoute } from '../links/resolve-link.ts';
import { listFiles } from '../read/list-files.ts';
import type { BrokenLink, BrokenLinksInput } from '../verify/broken-links.ts';
import { readBuiltPage } from '../verify/built-html.ts';
import type { BuiltPage, PageLink } from '../verify/built-page.ts';
import { collectFeedLinks } from '../verify/feed-links.ts';
import { createPageReader } from './page-reader.ts';

/** What is known of a built site; the links of its pages are without their texts. */
export type Output = BrokenLinksInput & {
  /** The text of a link: its page is read once more, as only broken links are asked for theirs. */
  readText: (link: BrokenLink) => string;
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
  const readText = (link: BrokenLink) => {
    const file = fileOf.get(link.page);
    if (file === undefined || link.tag === undefined) return link.text;
    const { links } = readBuiltPage(read(file).toString());
    return links.find(({ href, tag }) => href === link.href && tag === link.tag)?.text ?? '';
  };
  return { pages, files, feeds, baseUrl, siteUrl, readText };
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
