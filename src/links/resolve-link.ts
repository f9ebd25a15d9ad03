import path from 'node:path';
import { type DocsPlace, findSet } from '../content/docs-sets.ts';
import { fileOfSitePath } from '../content/site-path.ts';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { isOwnLink } from './own-link.ts';
import { closePath } from './page-path.ts';

/** The target of a link: a route of the site (not encoded), and what follows it. */
export type ResolvedLink = LinkedRoute | { missingFile: string };

type LinkedRoute = {
  route: string;
  suffix: string;
  /** Whether it leads to a page only if it is resolved against the route written the other way. */
  isOtherSlash?: boolean;
};

/** The pages of a site; routes are not encoded and without base path. */
export type KnownRoutes = {
  /** All routes, with the ids of pages from content without diagnostics. */
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The route of each content file. */
  files: ReadonlyMap<string, string>;
  /**
   * How to resolve a relative link if both ways lead to a page: false for the route without its trailing slash, so
   * that `b` in `/docs/a` is `/docs/b`. `docs.trailingSlash` in the configuration.
   */
  trailingSlash?: boolean;
  /** Where docs are: paths of files may count from the folder of a set. */
  docsPlace?: DocsPlace;
  /** The base path, `/` by default; a path from the root may include it, as in Docusaurus. */
  baseUrl?: string;
};

/** What the meaning of a path depends on, where the pages are known. */
export type SitePaths = {
  baseUrl: string;
  /** Whether the site has a page or file at a path, which is decoded and without base path. */
  has: (path: string) => boolean;
};

/**
 * Resolves a link of a content file like Docusaurus: a path of a content file, a site path, or a link relative to
 * the page's address.
 * @param from the file with the link, and the page that shows it
 */
export function resolveLink(
  href: string,
  from: { file: string; route: string },
  { ids, files, trailingSlash = true, baseUrl = '/', docsPlace }: KnownRoutes,
): ResolvedLink {
  const { target, suffix } = splitLink(href);
  if (target === '') return { route: from.route, suffix };
  const file = findContentFile(target, from.file, files, docsPlace);
  if (file !== undefined) {
    const route = files.get(file);
    return route === undefined ? { missingFile: file } : { route, suffix };
  }
  const closed = closeRoute(target.startsWith('/') ? target : from.route + target, ids);
  if (target.startsWith('/')) {
    return { route: dropBase(closed, { baseUrl, has: (route) => ids.has(route) }), suffix };
  }
  const open = closeRoute(`${path.posix.dirname(from.route)}/${target}`, ids);
  const [meant, other] = trailingSlash ? [closed, open] : [open, closed];
  return !ids.has(meant) && ids.has(other)
    ? { route: other, suffix, isOtherSlash: true }
    : { route: meant, suffix };
}

/** The path below the base path, if only that leads somewhere: a path from the root may include the base path. */
export function dropBase(path: string, { baseUrl, has }: SitePaths): string {
  if (baseUrl === '/' || !path.startsWith(baseUrl) || has(path)) return path;
  const below = path.slice(baseUrl.length - 1);
  return has(below) ? below : path;
}

/** The route for a path: adds a missing trailing slash, unless it is a file's. */
function closeRoute(written: string, ids: KnownRoutes['ids']): string {
  const route = path.posix.normalize(written).normalize('NFC');
  return ids.has(`${route}/`) ? `${route}/` : closePath(route);
}

/** True for a link whose target depends on the page that shows it: `#here`, `../x/`. */
export function dependsOnPage(href: string): boolean {
  const { target } = splitLink(href);
  return isOwnLink(href) && !target.startsWith('/') && !isContentFile(target);
}

/** Converts a route to an href: percent-encoded, with the base path. */
export function hrefOfRoute(route: string, baseUrl: string): string {
  return baseUrl + encodePath(route.slice(1));
}

/**
 * Converts a link of `site.config.ts`, of a field or of a component to an href: with base path and trailing slash.
 * @param href `/docs/learn#use`, percent-encoded or not, possibly with the base path; anything but a path from the
 * root is unchanged
 */
export function hrefOfLink(href: string, paths: SitePaths): string {
  if (!href.startsWith('/') || !isOwnLink(href)) return href;
  const { route, suffix } = resolveSitePath(href, paths);
  return hrefOfRoute(route, paths.baseUrl) + suffix;
}

/** Resolves a path from the root: closes it with a slash, and removes a base path that it includes. */
export function resolveSitePath(href: string, paths: SitePaths): { route: string; suffix: string } {
  const { target, suffix } = splitLink(href);
  return { route: dropBase(closePath(target), paths), suffix };
}

function splitLink(href: string): { target: string; suffix: string } {
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { target: decodeSegment(target), suffix };
}

function isContentFile(target: string): boolean {
  return /\.mdx?$/.test(target);
}

/**
 * The content file that a link names, as it is stored: the accents in the name may be composed or not.
 * @returns undefined if there is none; a path from the site's root may be a file of `public/`
 */
function findContentFile(
  target: string,
  from: string,
  files: KnownRoutes['files'],
  place: DocsPlace | undefined,
): string | undefined {
  if (!isContentFile(target)) return undefined;
  const beside = fileOfSitePath(target) ?? path.posix.join(path.posix.dirname(from), target);
  // Nearly all links, of which a large site has tens of thousands.
  if (!target.startsWith('/') && files.has(beside)) return beside;
  const [folder] = /^content\/(?:docs|blog|versioned_docs\/[^/]+)\//.exec(from) ?? [];
  // Docusaurus also looks in the root of the docs or posts that contain the file.
  const roots = folder ? [findSet(from, place).path, folder] : [];
  const ofFolder = /^[^.@]/.test(target) ? roots.map((root) => path.posix.join(root, target)) : [];
  const candidates = target.startsWith('/')
    ? [`content${target}`, ...ofFolder]
    : [beside, ...ofFolder];
  const stored = candidates
    .flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')])
    .find((name) => files.has(name));
  return stored ?? (target.startsWith('/') ? undefined : beside);
}
