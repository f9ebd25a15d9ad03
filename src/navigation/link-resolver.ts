import type { ContentIndex } from '../content/content-index.ts';
import type { SiteConfig } from '../site/schema.ts';
import { hrefOfRoute, resolveLink } from './resolve-link.ts';
import { listSiteRoutes } from './site-routes.ts';

/**
 * Makes the function that turns a link as it was written into the address that a page shows.
 * @param failed the routes of files with faults
 */
export function createLinkResolver(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string>,
): (href: string, file: string) => string {
  const { files } = listSiteRoutes(index, site, failed);
  return (href, file) => {
    if (href.startsWith('#')) return href;
    const resolved = resolveLink(href, { file, route: files.get(file) ?? '/' }, files);
    if ('missingFile' in resolved) return href;
    return hrefOfRoute(resolved.route, site.baseUrl) + resolved.suffix;
  };
}
