import path from 'node:path';
import { fileOfSitePath } from '../content/site-path.ts';
import { decodeSegment } from '../content/source-path.ts';

/** Where a written link leads: a route of the site (not encoded), with what follows it. */
export type ResolvedLink = { route: string; suffix: string } | { missingFile: string };

/**
 * Resolves a link of a content file as Docusaurus does: to a content file by its path, to a
 * site path, or relative to the page's own address.
 * @param from the file that holds the link
 * @param routes the route of each content file
 */
export function resolveLink(
  href: string,
  from: { file: string; route: string },
  routes: ReadonlyMap<string, string>,
): ResolvedLink {
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (target === '') return { route: from.route, suffix };
  const decoded = decodeSegment(target);
  if (/\.mdx?$/.test(decoded)) return resolveFile(decoded, suffix, from.file, routes);
  const route = decoded.startsWith('/') ? decoded : path.posix.join(from.route, decoded);
  return { route: withSlash(route).normalize('NFC'), suffix };
}

/** Percent-encodes a route and adds the base path: how it stands in an href. */
export function hrefOfRoute(route: string, baseUrl: string): string {
  return baseUrl + route.slice(1).split('/').map(encodeURIComponent).join('/');
}

function resolveFile(
  target: string,
  suffix: string,
  fromFile: string,
  routes: ReadonlyMap<string, string>,
): ResolvedLink {
  const file = fileOfSitePath(target) ?? path.posix.join(path.posix.dirname(fromFile), target);
  // A name may be written with composed letters and stored with loose accents.
  const route =
    routes.get(file) ?? routes.get(file.normalize('NFC')) ?? routes.get(file.normalize('NFD'));
  return route === undefined ? { missingFile: file } : { route, suffix };
}

/** Every page's path ends in a slash; a file's (its last part has an ending) does not. */
function withSlash(route: string): string {
  return route.endsWith('/') || /\.[a-z0-9]+$/i.test(route) ? route : `${route}/`;
}
