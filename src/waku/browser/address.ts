import { useCallback } from 'react';
import { useRouter } from 'waku';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

const base = import.meta.env.BASE_URL;

/** Whether an address of this origin is the site's: below its base path. */
export function isInSite(url: URL): boolean {
  return url.pathname.startsWith(base);
}

/** Goes to an address of the site, with its base path: the router adds that itself. */
export function usePushAddress(): (url: URL) => Promise<void> {
  const { push } = useRouter();
  return useCallback(
    ({ pathname, search, hash }) => push(`${pathname.slice(base.length - 1)}${search}${hash}`),
    [push],
  );
}

/** Whether going to an address failed for it is to be loaded whole: see `renderLeaving`. */
export function isLeaving(error: unknown): boolean {
  return getErrorInfo(error)?.unstable_leave === true;
}

/**
 * For an effect of layout that follows the path: the router writes the address in an effect of
 * its own, after those of what it shows, in the same task.
 */
export function afterAddress(run: () => void): void {
  queueMicrotask(run);
}
