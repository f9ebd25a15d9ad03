import path from 'node:path';
import { fileOfSitePath } from '../content/site-path.ts';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { isOwnLink } from './own-link.ts';
import { closePath } from './page-path.ts';

/** Where a written link leads: a route of the site (not encoded), with what follows it. */
export type ResolvedLink = LinkedRoute | { missingFile: string };

type LinkedRoute = {
  route: string;
  suffix: string;
  /** Whether it leads to a page only if it counts from the route written the other way. */
  isOtherSlash?: boolean;
};

/** What is known of a site's pages; routes are not encoded and without base path. */
export type KnownRoutes = {
  /** Each route; with the ids of its page where it was made from content without faults. */
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The route of each content file. */
  files: ReadonlyMap<string, string>;
  /**
   * What relative links count from where both ways lead to a page: false for the route without its
   * last slash, so that `b` in `/docs/a` is `/docs/b`. `docs.trailingSlash` of the configuration.
   */
  trailingSlash?: boolean;
};

/**
 * Resolves a link of a content file as Docusaurus does: to a content file by its path, to a
 * site path, or relative to the page's own address.
 * @param from the file that holds the link, and the page that shows it
 */
export function resolveLink(
  href: string,
  from: { file: string; route: string },
  { ids, files, trailingSlash = true }: KnownRoutes,
): ResolvedLink {
  const { target, suffix } = splitLink(href);
  if (target === '') return { route: from.route, suffix };
  const file = findContentFile(target, from.file, files);
  if (file !== undefined) {
    const route = files.get(file);
    return route === undefined ? { missingFile: file } : { route, suffix };
  }
  const closed = closeRoute(target.startsWith('/') ? target : from.route + target, ids);
  if (target.startsWith('/')) return { route: closed, suffix };
  const open = closeRoute(`${path.posix.dirname(from.route)}/${target}`, ids);
  const [meant, other] = trailingSlash ? [closed, open] : [open, closed];
  return !ids.has(meant) && ids.has(other)
    ? { route: other, suffix, isOtherSlash: true }
    : { route: meant, suffix };
}

/** The route that a path means: with the slash at its end if it has none and is not a file's. */
function closeRoute(written: string, ids: KnownRoutes['ids']): string {
  const route = path.posix.normalize(written).normalize('NFC');
  return ids.has(`${route}/`) ? `${route}/` : closePath(route);
}

/** True for a link that leads somewhere else from each page that shows it: `#here`, `../x/`. */
export function dependsOnPage(href: string): boolean {
  const { target } = splitLink(href);
  return isOwnLink(href) && !target.startsWith('/') && !isContentFile(target);
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
  const { route, suffix } = resolveSitePath(href);
  return hrefOfRoute(route, baseUrl) + suffix;
}

/** What `hrefOfLink` makes the address of. */
export function resolveSitePath(href: string): { route: string; suffix: string } {
  const { target, suffix } = splitLink(href);
  return { route: closePath(target), suffix };
}

function splitLink(href: string): { target: string; suffix: string } {
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { target: decodeSegment(target), suffix };
}

function isContentFile(target: string): boolean {
  return /\.mdx?$/.test(target);
}

/**
 * The content file that a link names, as it is stored: a name may be written with composed letters
 * and stored with loose accents.
 * @returns undefined where it names none; a path from the site's root may be a file of `public/`
 */
function findContentFile(
  target: string,
  from: string,
  files: KnownRoutes['files'],
): string | undefined {
  if (!isContentFile(target)) return undefined;
  const beside = fileOfSitePath(target) ?? path.posix.join(path.posix.dirname(from), target);
  const [folder] = /^content\/(?:docs|blog)\//.exec(from) ?? [];
  // From the folder of the docs or posts that the file stands in, as Docusaurus looks for it too.
  const ofFolder = folder && /^[^.@]/.test(target) ? [path.posix.join(folder, target)] : [];
  const candidates = target.startsWith('/')
    ? [`content${target}`, ...ofFolder]
    : [beside, ...ofFolder];
  const stored = candidates
    .flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')])
    .find((name) => files.has(name));
  return stored ?? (target.startsWith('/') ? undefined : beside);
}
