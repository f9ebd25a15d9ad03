import { finishProgress, startProgress } from './progress-bar.ts';
import { enterEntry, scrollToFragment, scrollToPlace, scrollWhenRoom } from './scroll-memory.ts';
import { forgetUnreachable, isUnreachable, stayHere } from './unreachable-page.ts';
import { endTransition } from './view-transition.ts';

type Navigation = {
  url: URL;
  isNew: boolean;
  /** Follows the link once more. */
  again: () => void;
};

/** The navigation that waits for its page. */
let current: Navigation | undefined;

/** Whether the browser is on its way to a page: what is asked for after it has to end that. */
let isRedirected = false;

/** The address of the page that is shown; the window's is another's after Back, for a while. */
let shown = new URL('about:blank');

export function readShown(): void {
  shown = new URL(location.href);
}

/** Whether an address is of the page that is shown, wherever in it. */
export function isOfShownPage({ pathname, search }: URL): boolean {
  return pathname === shown.pathname && search === shown.search;
}

/** Begins to go to a page of the site, by a new entry of the history or by one that is there. */
export function beginNavigation(url: URL, isNew: boolean, again: () => void): void {
  stopLeaving();
  forgetUnreachable();
  current = { url, isNew, again };
  if (url.pathname !== shown.pathname) startProgress();
}

/** The page is on its way no more: it came, or something else was asked for. */
export function endNavigation(url?: URL): void {
  if (url && current?.url !== url) return;
  finishProgress();
  if (url) return;
  current = undefined;
  stopLeaving();
}

function stopLeaving(): void {
  if (isRedirected) window.stop();
  isRedirected = false;
}

/** Whether a page is on its way, be it by the browser. */
export const isUnderWay = () => current !== undefined;

/**
 * What cannot be shown by code is loaded whole, once: that page starts with no code at all. Where
 * there is no way to it, the page that is shown stays.
 * @param to where the page that was asked for leads, which is no failure
 */
export async function leavePage(error: unknown, to?: string): Promise<void> {
  const asked = current;
  const { href, pathname, search, hash } = asked?.url ?? new URL(location.href);
  const target = new URL(to ?? href, location.href);
  if (to === undefined) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const isOut = !isLate && (await isUnreachable(target));
    if (current !== asked) return;
    if (isOut) {
      endNavigation(asked?.url);
      if (asked) stayHere(asked.isNew ? asked.again : undefined);
      return;
    }
    console.warn('The navigation failed; loading the page in full.', error);
  }
  isRedirected = true;
  if (target.pathname === pathname) target.search = search;
  target.hash ||= hash;
  if (target.href === location.href) location.reload();
  else location.assign(target);
}

/**
 * Called when the address is that of the page which is shown: what a browser does at a load.
 * @returns whether another page was come to
 */
export function arrive(): boolean {
  if (!current) return false;
  const { isNew } = current;
  const from = shown;
  readShown();
  endNavigation();
  const isOther = from.pathname !== shown.pathname;
  // What is open over a page goes with it.
  if (isOther) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const place = enterEntry(isNew);
  if (!isNew && place !== undefined) scrollWhenRoom(place);
  else if (shown.hash) scrollToFragment(shown.hash);
  else if (isOther || from.search === shown.search) scrollToPlace({ top: 0 });
  if (isOther && !(isNew && shown.hash)) focusMain();
  endTransition();
  return isOther;
}

/** The page has the focus, or what on it takes it at a load; React writes no such attribute itself. */
export function focusMain(): void {
  const main = document.querySelector('main');
  const first = main?.querySelector<HTMLElement>('[data-autofocus]');
  (first ?? main)?.focus({ preventScroll: true });
}
