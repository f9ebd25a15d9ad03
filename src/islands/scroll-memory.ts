import { readOpenDetails, restoreOpenDetails } from '../boot/folds.ts';
import { type ReadingPosition, readPosition, topOf } from './reading-place.ts';

/** The reading position of each history entry, by the key in its state. */
const places = new Map<string, ReadingPosition>();

/** The entry whose page is shown; while a page is loading, the address may be another entry's. */
let shownKey = '';

/** Its distance from the first entry. */
let shownIndex = 0;

/** The scroll position at the last event; when the page has changed, the window already reports the new one. */
let lastTopPx = 0;

/** The reading position when the navigation started. */
let lastPosition: ReadingPosition = { top: 0 };

/** Creates a key for a history entry: six base-36 characters. */
function createKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}

/** The key of the current entry, if it was shown before. */
function knownKey(): string | undefined {
  const key: unknown = history.state?.key;
  return typeof key === 'string' ? key : undefined;
}

/** The index of the current entry, if it was shown before. An array or a string from another script has a method `at`. */
function knownIndex(): number | undefined {
  const at: unknown = history.state?.at;
  return typeof at === 'number' ? at : undefined;
}

/** Whether the page of the current entry is shown. */
export function isEntryShown(): boolean {
  return knownKey() === shownKey;
}

/** The number of history steps from the current entry to the one that is shown. */
export function distanceToShown(): number {
  return shownIndex - (knownIndex() ?? shownIndex);
}

/** Whether the browser created the current entry itself, for a link within the page. */
export function isEntryNew(): boolean {
  return knownKey() === undefined;
}

/** Called before a link is followed. A later document reads the position from the entry's state. */
export function storePosition(): void {
  lastTopPx = window.scrollY;
  recordPosition();
  history.replaceState({ ...history.state, key: shownKey, place: lastTopPx }, '');
}

/**
 * Called when the history moves to another entry while the previous page is shown. What the browser has scrolled
 * for the new entry doesn't count.
 */
export function recordPosition(): void {
  if (window.scrollY === lastTopPx) lastPosition = readPosition();
}

/** Stores which details are open in the history entry, if that entry is shown. */
export function storeOpenDetails(): void {
  if (isEntryShown()) history.replaceState({ ...history.state, folds: readOpenDetails() }, '');
}

/**
 * Called when the page of the current entry is shown: stores the position of the previous entry.
 * @returns the position of the current entry, if it was shown before
 */
export function enterEntry(isNew: boolean): ReadingPosition | undefined {
  // If the visitor scrolled while the page was loading, the position is another.
  places.set(shownKey, lastPosition.top === lastTopPx ? lastPosition : { top: lastTopPx });
  shownKey = (!isNew && knownKey()) || createKey();
  shownIndex = isNew ? shownIndex + 1 : (knownIndex() ?? shownIndex);
  history.replaceState({ ...(isNew ? {} : history.state), key: shownKey, at: shownIndex }, '');
  // An entry without a key may be from before the app: WebKit restores its position after `popstate`.
  setTimeout(() => {
    history.scrollRestoration = 'manual';
  });
  const place: unknown = history.state.place;
  return places.get(shownKey) ?? (typeof place === 'number' ? { top: place } : undefined);
}

/** Scrolls without animation. */
export function scrollToPosition(place: ReadingPosition): void {
  window.scrollTo({ top: topOf(place), behavior: 'instant' });
  lastTopPx = window.scrollY;
}

/**
 * Scrolls to a fragment by navigating: only the browser applies `scroll-padding`, opens details and sets
 * `:target`.
 */
export function scrollToFragment(hash: string): void {
  location.replace(hash);
  // The navigation replaced the entry's state.
  history.replaceState({ key: shownKey, at: shownIndex }, '');
  lastTopPx = window.scrollY;
}

/** Scrolls when the page is long enough: its content may arrive some frames after its address. */
export function scrollWhenLongEnough(place: ReadingPosition, frames = 60): void {
  restoreOpenDetails();
  const room = document.documentElement.scrollHeight - window.innerHeight;
  if (room >= topOf(place) || frames === 0) scrollToPosition(place);
  else requestAnimationFrame(() => scrollWhenLongEnough(place, frames - 1));
}

/**
 * Takes over scroll restoration from the browser.
 * @returns a function that ends that
 */
export function followScrolling(): () => void {
  const end = new AbortController();
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  shownKey = knownKey() ?? createKey();
  lastTopPx = window.scrollY;
  shownIndex = knownIndex() ?? history.length;
  history.replaceState({ ...history.state, key: shownKey, at: shownIndex }, '');
  take();
  const onScroll = () => {
    lastTopPx = window.scrollY;
  };
  const onToggle = ({ target }: Event) => {
    // A menu closes because a link in it is being followed.
    if (target instanceof HTMLDetailsElement) storeOpenDetails();
  };
  addEventListener('scroll', onScroll, { passive: true, signal: end.signal });
  // The state from before this code was loaded.
  storeOpenDetails();
  addEventListener('toggle', onToggle, { capture: true, signal: end.signal });
  addEventListener('pagehide', giveBack, { signal: end.signal });
  addEventListener('pageshow', take, { signal: end.signal });
  return () => {
    giveBack();
    end.abort();
  };
}
