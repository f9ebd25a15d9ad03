import { hrefOfRoute, type KnownRoutes, resolveLink } from './resolve-link.ts';

/** The page that shows a file: itself, or one that imports it; lists show its preview. */
export type ShowingPage = { file: string; extent: 'whole' | 'preview' };

/** Creates a function that converts a link as it was written in a file to the address on a page. */
export type LinkResolver = (href: string, file: string, page: ShowingPage) => string;

/** Creates a resolver for the links of a site. */
export function createLinkResolver(routes: KnownRoutes): LinkResolver {
  return (href, file, page) => {
    if (href.startsWith('#') && page.extent === 'whole') return href;
    const route = routes.files.get(file) ?? routes.files.get(page.file) ?? '/';
    const resolved = resolveLink(href, { file, route }, routes);
    if ('missingFile' in resolved) return href;
    return hrefOfRoute(resolved.route, routes.baseUrl ?? '/') + resolved.suffix;
  };
}
