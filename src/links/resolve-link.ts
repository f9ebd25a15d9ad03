import path from 'node:path';
import { fileOfSitePath } from '../content/site-path.ts';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { isOwnLink } from './own-link.ts';
import { closePath } from './page-path.ts';

/** Where a written link leads: a route of the site (not encoded), with what follows it. */
export type ResolvedLink = { route: string; suffix: string } | { missingFile: string };

/** What is known of a site's pages; routes are not encoded and without base path. */
export type KnownRoutes = {
  /** Each route; with the ids of its page where it was made from content without faults. */
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The route of each content file. */
  files: ReadonlyMap<string, string>;
};

/**
 * Resolves a link of a content file as Docusaurus does: to a content file by its path, to a
 * site path, or relative to the page's own address.
 * @param from the file that holds the link, and the page that shows it
 */
export function resolveLink(
  href: string,
  from: { file: string; route: string },
  { ids, files }: KnownRoutes,
): ResolvedLink {
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (target === '') return { route: from.route, suffix };
  const decoded = decodeSegment(target);
  if (/\.mdx?$/.test(decoded)) return resolveFile(decoded, suffix, from.file, files);
  const joined = decoded.startsWith('/') ? decoded : path.posix.join(from.route, decoded);
  const route = joined.normalize('NFC');
  return { route: ids.has(`${route}/`) ? `${route}/` : closePath(route), suffix };
}

/** Percent-encodes a route and adds the base path: how it stands in an href. */
export function hrefOfRoute(route: string, baseUrl: string): string {
  return baseUrl + encodePath(route.slice(1));
}

/**
 * A link of `site.config.ts` or of a component as it stands in an href: with the base path and the
 * slash at its end.
 * @param href `/docs/learn#use`, percent-encoded or not; what is no site path stays as it is
 */
export function hrefOfLink(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || !isOwnLink(href)) return href;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return hrefOfRoute(closePath(decodeSegment(path)), baseUrl) + suffix;
}

function resolveFile(
  target: string,
  suffix: string,
  fromFile: string,
  files: KnownRoutes['files'],
): ResolvedLink {
  const file = fileOfSitePath(target) ?? path.posix.join(path.posix.dirname(fromFile), target);
  // A name may be written with composed letters and stored with loose accents.
  const route =
    files.get(file) ?? files.get(file.normalize('NFC')) ?? files.get(file.normalize('NFD'));
  return route === undefined ? { missingFile: file } : { route, suffix };
}
