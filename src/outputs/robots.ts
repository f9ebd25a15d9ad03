import { buildConfigUrl } from './absolute-url.ts';

/**
 * Writes a robots.txt that allows everything and names the sitemap. Pages that shouldn't be indexed have
 * `noindex`, which crawlers must be allowed to read.
 */
export function buildRobots(siteUrl: string, baseUrl: string): string {
  const sitemap = buildConfigUrl(siteUrl, baseUrl, 'sitemap.xml');
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
