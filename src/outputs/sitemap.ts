import { buildAbsoluteUrl } from './absolute-url.ts';
import { buildXmlElement, buildXmlFile } from './xml.ts';

/**
 * Writes a sitemap of absolute addresses, each once, sorted alphabetically. The caller leaves out `noindex` pages
 * and redirects.
 * @param paths with base path and trailing slash
 */
export function buildSitemap(siteUrl: string, paths: readonly string[]): string {
  const addresses = new Set(paths.map((path) => buildAbsoluteUrl(siteUrl, path)));
  return buildXmlFile([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...addresses].sort().map((address) => `<url>${buildXmlElement('loc', address)}</url>`),
    '</urlset>',
  ]);
}
