import { buildConfigUrl } from './absolute-url.ts';

/**
 * A robots.txt that allows everything and names the sitemap.
 * Pages that are not to be found say `noindex` themselves, which needs them to be read.
 */
export function buildRobots(siteUrl: string, baseUrl: string): string {
  const sitemap = buildConfigUrl(siteUrl, baseUrl, 'sitemap.xml');
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
