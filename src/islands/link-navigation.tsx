'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useRouter } from 'waku';
import { showChoice } from '../boot/color-mode.ts';
import { pageEvent } from '../boot/site-events.ts';
import { afterAddress, routerAddress } from '../waku/browser/address.ts';
import { usePayloadRequests } from '../waku/browser/payload-requests.ts';
import { linkOf } from './link-destination.ts';
import {
  arrive,
  beginNavigation,
  endNavigation,
  focusMain,
  isOfShownPage,
  isUnderWay,
  leavePage,
  readShown,
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
  keepFolds,
  notePlace,
  rememberPlace,
  scrollToPlace,
} from './scroll-memory.ts';

const requests = { answer: answerRouter, leave: leavePage };

/**
 * Takes clicks on same-origin links of the whole document to the router, also of links written
 * in content, and the steps through the history; where that fails, the browser goes there itself.
 */
export function LinkNavigation() {
  const { path, query, hash, push, replace } = useRouter();
  const [title, setTitle] = useState('');
  usePayloadRequests(requests);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    // Where the page was made anew: the script before paint wrote them.
    dataset.js = '';
    if (!dataset.theme) showChoice();
    restoreStyles();
    readShown();
    addEventListener('pagehide', removeProgress);
    return followScrolling();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each new address
  useLayoutEffect(() => {
    afterAddress(() => arrive() && setTitle(document.title));
  }, [path, query, hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each new path
  useLayoutEffect(() => {
    afterAddress(() => dispatchEvent(new Event(pageEvent)));
  }, [path]);
  useEffect(() => {
    // A page that is not like others leaves its links to the browser.
    if (document.querySelector('script[data-own]')) return undefined;
    document.querySelector('script[type=speculationrules]')?.remove();
    return prefetchLinks();
  }, []);
  useEffect(() => {
    const go = (url: URL, isNew: boolean) => {
      beginNavigation(url, isNew, () => go(url, isNew));
      // The entry of an open menu is left to the page that its link leads to.
      const move = isNew && !history.state?.menu ? push : replace;
      move(routerAddress(url), { scroll: false }).then(() => endNavigation(url), leavePage);
    };
    const stay = (url: URL) => {
      endNavigation();
      void replace(routerAddress(url), { scroll: false });
    };
    const onClick = (event: MouseEvent) => {
      const url = linkOf(event);
      if (!url) return;
      rememberPlace();
      // The browser goes to a place of the page, and tells of it by `popstate`.
      if (isOfShownPage(url) && url.hash) return;
      event.preventDefault();
      if (!isDecodable(url)) {
        location.assign(url);
      } else if (url.href === location.href) {
        scrollToPlace({ top: 0 });
        focusMain();
      } else go(url, true);
    };
    const onPop = (event: PopStateEvent) => {
      // The router would scroll to where the navbar is.
      event.stopImmediatePropagation();
      const url = new URL(location.href);
      if (isOfShownPage(url) && isEntryShown()) {
        // Whoever came back has left what was on its way.
        if (isUnderWay()) stay(url);
        return;
      }
      notePlace();
      if (!isOfShownPage(url)) {
        go(url, false);
        return;
      }
      endNavigation();
      const place = enterEntry(isEntryNew());
      keepFolds();
      readShown();
      if (place !== undefined) scrollToPlace(place);
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

/** Whether a server can be asked for an address; says so where it cannot. */
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
