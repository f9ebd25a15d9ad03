import { unstable_parseRoute as parseRoute } from 'waku/router/client-core';

const base = import.meta.env.BASE_URL;

/** Whether an address of this origin is the site's: below its base path. */
export function isInSite(url: URL): boolean {
  return url.pathname.startsWith(base);
}

/** An address of the site as the router wants it: the base path it adds itself. */
export function routerAddress({ pathname, search, hash }: URL): string {
  return `${pathname.slice(base.length - 1)}${search}${hash}`;
}

/** The path of a page as the router has it: without base path and closing slash. */
export function routerPath(page: URL): string {
  return parseRoute(page).path;
}

/**
 * For an effect of layout that follows the path: the router writes the address in an effect of
 * its own, after those of what it shows, in the same task.
 */
export function afterAddress(run: () => void): void {
  queueMicrotask(run);
}
