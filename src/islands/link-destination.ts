import { isFilePath } from '../links/page-path.ts';
import { isInSite } from '../waku/browser/address.ts';

/** The page of this site that a link around an element leads to, unless the browser must load it. */
export function destinationOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isOwn = url.origin === location.origin && isInSite(url);
  return isOwn && !isFilePath(url.pathname) ? url : undefined;
}

/** The same for a plain click. Pages with scripts of their own leave links to the browser. */
export function linkOf(event: MouseEvent): URL | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  if (document.querySelector('script[data-own]')) return undefined;
  return destinationOf(event.target);
}
