import { reportFailure } from '../boot/site-events.ts';
import { textFor } from '../texts/text.ts';
import { finishProgress, startProgress } from './progress-bar.ts';
import {
  distanceToShown,
  enterEntry,
  scrollToFragment,
  scrollToPosition,
  scrollWhenLongEnough,
} from './scroll-memory.ts';
import { endTransition } from './view-transition.ts';

type Navigation = {
  url: URL;
  isNew: boolean;
  /** Follows the link again. */
  retry: () => void;
};

/** The pending navigation. */
let current: Navigation | undefined;

/** Whether the browser is loading a page; a later request has to cancel that. */
let isBrowserLoading = false;

/** The address of the page that is shown; after Back, the window's address differs for a while. */
let shown = new URL('about:blank');

/** Records the current address as that of the page that is shown. */
export function recordShownAddress(): void {
  shown = new URL(location.href);
}

/** Whether an address is that of the page that is shown, with any fragment. */
export function isOfShownPage({ pathname, search }: URL): boolean {
  return pathname === shown.pathname && search === shown.search;
}

/** Starts a navigation to a page of the site, with a new history entry or an existing one. */
export function beginNavigation(url: URL, isNew: boolean, retry: () => void): void {
  stopBrowserLoad();
  forgetUnreachable();
  current = { url, isNew, retry };
  if (url.pathname !== shown.pathname) startProgress();
}

/** Ends the pending navigation: the page came, or something else was requested. */
export function endNavigation(url?: URL): void {
  if (url && current?.url !== url) return;
  finishProgress();
  if (url) return;
  current = undefined;
  stopBrowserLoad();
}

function stopBrowserLoad(): void {
  if (isBrowserLoading) window.stop();
  isBrowserLoading = false;
}

/** Whether a page is being loaded, by the app or by the browser. */
export const isNavigating = () => current !== undefined;

/**
 * Has the browser load a page that the app can't show, once: that page starts afresh. If the page is unreachable,
 * the current one stays.
 * @param to the target, if the requested page is a redirect, which is no failure
 */
export async function loadInBrowser(error: unknown, to?: string): Promise<void> {
  const pendingNavigation = current;
  const { href, search, hash } = pendingNavigation?.url ?? new URL(location.href);
  const target = new URL(to ?? href, location.href);
  if (to === undefined) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const isOut = !isLate && (await isUnreachable(target));
    if (current !== pendingNavigation) return;
    if (isOut) {
      endNavigation(pendingNavigation?.url);
      if (pendingNavigation)
        reportUnreachable(pendingNavigation.isNew ? pendingNavigation.retry : undefined);
      return;
    }
    console.warn('The navigation failed; loading the page in full.', error);
  }
  isBrowserLoading = true;
  // Those of the requested address count for the target of a redirect, too.
  target.search ||= search;
  target.hash ||= hash;
  if (target.href === location.href) location.reload();
  else location.assign(target);
}

/**
 * Called when the address is that of the page that is shown: does what a browser does after loading.
 * @returns whether another page is shown than before
 */
export function completeNavigation(): boolean {
  if (!current) return false;
  const { isNew } = current;
  const from = shown;
  recordShownAddress();
  endNavigation();
  const isOther = from.pathname !== shown.pathname;
  // Closes popovers that were open over the previous page.
  if (isOther) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const place = enterEntry(isNew);
  if (!isNew && place !== undefined) scrollWhenLongEnough(place);
  else if (shown.hash) scrollToFragment(shown.hash);
  else if (isOther || from.search === shown.search) scrollToPosition({ top: 0 });
  if (isOther && !(isNew && shown.hash)) focusMain();
  endTransition();
  return isOther;
}

/** Focuses the page, or its element with `autofocus`; React doesn't write that attribute itself. */
export function focusMain(): void {
  const main = document.querySelector('main');
  const first = main?.querySelector<HTMLElement>('[data-autofocus]');
  (first ?? main)?.focus({ preventScroll: true });
}

/** How long the site may take to answer, in milliseconds. */
const timeoutMs = 2000;

/** Continues to the unreachable page, unless something else is requested. */
let continueNavigation: (() => void) | undefined;

/**
 * Whether a page is unreachable. If anything answers, it is reachable, and the browser finds out what is wrong.
 */
async function isUnreachable({ pathname }: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await fetch(`${pathname}index.html`, { method: 'HEAD', redirect: 'manual', signal });
    return false;
  } catch {
    return !signal.aborted;
  }
}

/**
 * Reports that a page is unreachable, and keeps the current page with its address. The navigation continues when
 * the visitor retries or the browser is online again.
 * @param again follows the link again; undefined for a history step
 */
function reportUnreachable(again: (() => void) | undefined): void {
  const steps = again ? 0 : distanceToShown();
  const retry = again ?? (() => (steps ? history.go(-steps) : location.reload()));
  continueNavigation = retry;
  reportFailure({ text: textFor('shell.missing.page'), retry });
  addEventListener('online', () => continueNavigation === retry && retry(), { once: true });
  if (steps) history.go(steps);
  // The history step tells the router that nothing is being loaded any more.
  else if (again) dispatchEvent(new PopStateEvent('popstate'));
}

/** Called when something else is requested: removes the message. */
function forgetUnreachable(): void {
  if (continueNavigation) reportFailure(null);
  continueNavigation = undefined;
}
