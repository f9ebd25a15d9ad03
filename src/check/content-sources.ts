import type { ContentIndex } from '../content/content-index.ts';
import { hrefOfRoute, resolveLink } from '../links/resolve-link.ts';
import { listSiteRoutes } from '../navigation/site-routes.ts';
import type { SiteConfig } from '../site/schema.ts';
import type { ContentSource } from '../verify/link-sources.ts';

/** The content file of each page that has one, with the links written in it, by the page's path. */
export function listContentSources(
  index: ContentIndex,
  site: SiteConfig,
): Map<string, ContentSource> {
  const routes = listSiteRoutes(index, site);
  const sources = [...index.docs, ...index.posts];
  return new Map(
    sources.map((source) => {
      const links = source.facts.links.flatMap(({ href, line, column }) => {
        const resolved = resolveLink(href, source, routes);
        if ('missingFile' in resolved) return [];
        const target = hrefOfRoute(resolved.route, site.baseUrl) + resolved.suffix;
        return [{ href: target, raw: href, line, column }];
      });
      return [hrefOfRoute(source.route, site.baseUrl), { file: source.file, links }];
    }),
  );
}
