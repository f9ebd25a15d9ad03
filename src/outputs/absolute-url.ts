import { isOwnLink } from '../links/own-link.ts';

/**
 * The absolute, percent-encoded address of a path with base path.
 * @param siteUrl the site's origin, without trailing slash
 * @param path the path; an absolute address is unchanged
 * @throws TypeError for an invalid address
 */
export function buildAbsoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** The absolute address of a path in `site.config.ts`, which has no base path. */
export function buildConfigUrl(siteUrl: string, baseUrl: string, path: string): string {
  return buildAbsoluteUrl(siteUrl, isOwnLink(path) ? baseUrl + path.replace(/^\/+/, '') : path);
}
