import { site } from './site.ts';

/** A site path (`/docs/`) as it stands in an href: with the base path before it. */
export function withBase(path: string): string {
  return path.startsWith('/') ? site.baseUrl + path.slice(1) : path;
}

/** The absolute address of a path that has its base path already. */
export function absoluteUrl(path: string): string {
  return site.url + path;
}
