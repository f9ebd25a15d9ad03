import { buildAbsoluteUrl } from './absolute-url.ts';
import { buildXmlElement, buildXmlFile } from './xml.ts';

/** A page: its path with base path and trailing slash, and the day of its last change, if that is known. */
export type SitemapEntry = { path: string; changed?: string | undefined };

/**
 * Writes a sitemap of absolute addresses, each once, sorted alphabetically. The caller leaves out `noindex` pages
 * and redirects.
 */
export function buildSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const pages = new Map(
    entries.map(({ path, changed }) => [buildAbsoluteUrl(siteUrl, path), changed]),
  );
  return buildXmlFile([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages.keys()].sort().map((address) => {
      const changed = pages.get(address);
      const lastmod = changed === undefined ? '' : buildXmlElement('lastmod', changed);
      return `<url>${buildXmlElement('loc', address)}${lastmod}</url>`;
    }),
    '</urlset>',
  ]);
}
