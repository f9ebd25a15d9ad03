import { hrefOfRoute, type KnownRoutes, resolveLink } from './resolve-link.ts';

/** Makes the function that turns a link as it was written in a file into what a page shows. */
export function createLinkResolver(
  routes: KnownRoutes,
  baseUrl: string,
): (href: string, file: string) => string {
  return (href, file) => {
    if (href.startsWith('#')) return href;
    const resolved = resolveLink(href, { file, route: routes.files.get(file) ?? '/' }, routes);
    if ('missingFile' in resolved) return href;
    return hrefOfRoute(resolved.route, baseUrl) + resolved.suffix;
  };
}
