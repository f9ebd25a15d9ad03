import { isOwnLink } from '../links/own-link.ts';

/**
 * The absolute, percent-encoded address of a path that already has the base path.
 * In: the site's origin without a slash, and a path (an absolute address stays what it is).
 * Throws a TypeError for what is no address at all.
 */
export function buildAbsoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** A path of site.config.ts, which has no base path, as an absolute address. */
export function buildConfigUrl(siteUrl: string, baseUrl: string, path: string): string {
  return buildAbsoluteUrl(siteUrl, isOwnLink(path) ? baseUrl + path.replace(/^\/+/, '') : path);
}
