import { buildAbsoluteUrl } from './absolute-url.ts';
import { buildXmlElement, buildXmlFile } from './xml.ts';

/**
 * A sitemap of absolute addresses in the order of the alphabet, each once.
 * The caller leaves out what is not to be found (`noindex` pages, redirects).
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
