'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useRouter } from 'waku';
import { showChoice } from '../boot/color-mode.ts';
import { pageEvent } from '../boot/site-events.ts';
import { afterAddress, routerAddress } from '../waku/browser/address.ts';
import { usePayloadRequests } from '../waku/browser/payload-requests.ts';
import { linkOf } from './link-destination.ts';
import {
  beginNavigation,
  completeNavigation,
  endNavigation,
  focusMain,
  isNavigating,
  isOfShownPage,
  loadInBrowser,
  recordShownAddress,
} from './navigation.ts';
import { answerRouter } from './page-payloads.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { removeProgress } from './progress-bar.ts';
import { restoreStyles } from './restore-styles.ts';
import {
  enterEntry,
  followScrolling,
  isEntryNew,
  isEntryShown,
  recordPosition,
  scrollToPosition,
  storeOpenDetails,
  storePosition,
} from './scroll-memory.ts';

const requests = { answer: answerRouter, leave: loadInBrowser };

/**
 * Passes clicks on same-origin links in the whole document to the router, including those in content, and history
 * steps. If that fails, the browser loads the page.
 */
export function LinkNavigation() {
  const { path, query, hash, push, replace } = useRouter();
  const [title, setTitle] = useState('');
  usePayloadRequests(requests);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // If React replaced the document, the attribute of the theme script is gone.
    dataset.js = '';
    if (!dataset.theme) showChoice();
    restoreStyles();
    recordShownAddress();
    addEventListener('pagehide', removeProgress);
    return followScrolling();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each new address
  useLayoutEffect(() => {
    afterAddress(() => completeNavigation() && setTitle(document.title));
  }, [path, query, hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each new path
  useLayoutEffect(() => {
    afterAddress(() => dispatchEvent(new Event(pageEvent)));
  }, [path]);
  useEffect(() => {
    // Pages with scripts of their own leave links to the browser.
    if (document.querySelector('script[data-own]')) return undefined;
    document.querySelector('script[type=speculationrules]')?.remove();
    return prefetchLinks();
  }, []);
  // The boot script leaves Back to these listeners as soon as the document says that it is hydrated.
  useLayoutEffect(() => {
    const go = (url: URL, isNew: boolean) => {
      beginNavigation(url, isNew, () => go(url, isNew));
      // The history entry of an open menu is replaced by the page that its link leads to.
      const move = isNew && !history.state?.menu ? push : replace;
      move(routerAddress(url), { scroll: false }).then(() => endNavigation(url), loadInBrowser);
    };
    const stay = (url: URL) => {
      endNavigation();
      void replace(routerAddress(url), { scroll: false });
    };
    const onClick = (event: MouseEvent) => {
      const url = linkOf(event);
      if (!url) return;
      storePosition();
      // The browser scrolls to a fragment of the page, and fires `popstate`.
      if (isOfShownPage(url) && url.hash) return;
      event.preventDefault();
      if (!isDecodable(url)) {
        location.assign(url);
      } else if (url.href === location.href) {
        scrollToPosition({ top: 0 });
        focusMain();
      } else go(url, true);
    };
    const onPop = (event: PopStateEvent) => {
      // The router would scroll under the navbar.
      event.stopImmediatePropagation();
      // The menu's own listener is later than this one if the menu was first opened while the app was running.
      document.querySelector<HTMLElement>('#mobile-menu:popover-open')?.hidePopover();
      const url = new URL(location.href);
      if (isOfShownPage(url) && isEntryShown()) {
        // Going back cancels the pending navigation.
        if (isNavigating()) stay(url);
        return;
      }
      recordPosition();
      if (!isOfShownPage(url)) {
        go(url, false);
        return;
      }
      endNavigation();
      const place = enterEntry(isEntryNew());
      storeOpenDetails();
      recordShownAddress();
      if (place !== undefined) scrollToPosition(place);
      void replace(routerAddress(url), { scroll: false });
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPop, true);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPop, true);
    };
  }, [push, replace]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}

/** Whether an address can be requested from a server; logs an error if not. */
function isDecodable({ pathname }: URL): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    console.error(
      new URIError(
        `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
      ),
    );
    return false;
  }
}
