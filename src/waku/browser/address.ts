import { unstable_parseRoute as parseRoute } from 'waku/router/client-core';

const base = import.meta.env.BASE_URL;

/** Whether an address of this origin belongs to the site: below its base path. */
export function isInSite(url: URL): boolean {
  return url.pathname.startsWith(base);
}

/** An address of the site for the router, which adds the base path itself. */
export function routerAddress({ pathname, search, hash }: URL): string {
  return `${pathname.slice(base.length - 1)}${search}${hash}`;
}

/** The path of a page as in the router: without base path and trailing slash. */
export function routerPath(page: URL): string {
  return parseRoute(page).path;
}

/**
 * Runs a layout effect that follows the path after the router has written the address: it does so in its own
 * effect, after those of its content, in the same task.
 */
export function afterAddress(run: () => void): void {
  queueMicrotask(run);
}
