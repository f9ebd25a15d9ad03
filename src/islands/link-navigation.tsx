'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { showChoice } from '../boot/color-mode.ts';
import { isFilePath } from '../links/page-path.ts';
import { afterAddress, isInSite, isLeaving, routerAddress } from '../waku/browser/address.ts';
import { navigationPending } from './navigation-state.ts';
import { restoreStyles } from './restore-styles.ts';
import { followHistory, rememberPlace, restorePlace } from './scroll-memory.ts';

/**
 * Takes clicks on same-origin links of the whole document to the router, also of links written
 * in content; where that fails, the browser goes there itself.
 */
export function LinkNavigation() {
  const { path, push } = useRouter();
  const setPending = useSetAtom(navigationPending);
  const pushed = useRef(false);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // Where the page was made anew: the script before paint wrote them.
    dataset.js = '';
    if (!dataset.theme) showChoice();
    restoreStyles();
    return followHistory();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each new path
  useLayoutEffect(() => {
    afterAddress(() => {
      restorePlace(pushed.current);
      pushed.current = false;
      dispatchEvent(new Event('site:page'));
    });
  }, [path]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = destinationOf(event);
      if (!url) return;
      event.preventDefault();
      pushed.current = url.pathname !== location.pathname;
      if (pushed.current) rememberPlace();
      setPending(pushed.current);
      push(routerAddress(url)).then(
        () => setPending(false),
        (error: unknown) => {
          setPending(false);
          // A page that is always loaded whole is no failure.
          if (!isLeaving(error)) {
            console.warn('The page could not be loaded; going there by a full load.', error);
          }
          // The router has written the address already where an answer came.
          if (location.href === url.href) location.reload();
          else location.assign(url.href);
        },
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [push, setPending]);
  return null;
}

/** The page that a plain click on a link leads to; undefined where the browser should act. */
function destinationOf(event: MouseEvent): URL | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  if (document.querySelector('script[data-own]')) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isOwn = url.origin === location.origin && isInSite(url);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isOwn && !isFilePath(url.pathname) && !(isHere && url.hash) ? url : undefined;
}
