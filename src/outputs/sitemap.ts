import { buildAbsoluteUrl } from './absolute-url.ts';
import { buildXmlElement, XML_DECLARATION } from './xml.ts';

export type SitemapPage = {
  /** With base path and trailing slash. */
  path: string;
  /** A calendar date or a W3C date and time, from git or front matter. */
  lastmod?: string;
};

/**
 * A sitemap of absolute addresses in the order of the alphabet, each once.
 * The caller leaves out what is not to be found (`noindex` pages, redirects).
 */
export function buildSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const byAddress = new Map<string, SitemapPage>();
  for (const page of pages) byAddress.set(buildAbsoluteUrl(siteUrl, page.path), page);
  const lines = [...byAddress]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, { lastmod }]) => {
      const modified = lastmod ? buildXmlElement('lastmod', lastmod) : '';
      return `<url>${buildXmlElement('loc', address)}${modified}</url>`;
    });
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
