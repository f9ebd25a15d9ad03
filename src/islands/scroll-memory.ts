import { readFolds, restoreFolds } from '../boot/folds.ts';
import { type Place, readPlace, topOf } from './reading-place.ts';

/** Where each entry of the history was left, by the key in its state. */
const places = new Map<string, Place>();

/** The entry whose page is shown; while a page is on its way the address may be another's. */
let shown = '';

/** How far from the first entry that is. */
let shownAt = 0;

/** As the last event told it: where a page has changed, the window tells of the new one. */
let lastTop = 0;

/** What was read when the page began to be left. */
let lastPlace: Place = { top: 0 };

/** A key for an entry of the history: six base-36 characters. */
function createKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}

/** The key of the current entry, where it was shown before. */
function knownKey(): string | undefined {
  const known: unknown = history.state?.key;
  return typeof known === 'string' ? known : undefined;
}

/** Whether the current entry is the one whose page is shown. */
export function isEntryShown(): boolean {
  return knownKey() === shown;
}

/** How many steps through the history lead from the current entry to the one that is shown. */
export function distanceToShown(): number {
  return shownAt - (history.state?.at ?? shownAt);
}

/** Whether the current entry was made by the browser alone, by a link within the page. */
export function isEntryNew(): boolean {
  return knownKey() === undefined;
}

/** Called before a link is followed. A later document reads the place in the entry's state. */
export function rememberPlace(): void {
  lastTop = window.scrollY;
  notePlace();
  history.replaceState({ ...history.state, key: shown, place: lastTop }, '');
}

/**
 * Called where another entry is gone to, while the page of the one that is left is shown. What the
 * browser has scrolled for the other one is not its place.
 */
export function notePlace(): void {
  if (window.scrollY === lastTop) lastPlace = readPlace();
}

/** Keeps with the entry, where it is the one that is shown, which details are open. */
export function keepFolds(): void {
  if (isEntryShown()) history.replaceState({ ...history.state, folds: readFolds() }, '');
}

/**
 * Called when the page of the current entry is shown: keeps the place of the one before.
 * @returns the place of the entry, where it is no new one and was seen before
 */
export function enterEntry(isNew: boolean): Place | undefined {
  // Whoever scrolled on while the page was on its way left another place.
  places.set(shown, lastPlace.top === lastTop ? lastPlace : { top: lastTop });
  shown = (!isNew && knownKey()) || createKey();
  shownAt = isNew ? shownAt + 1 : (history.state?.at ?? shownAt);
  history.replaceState({ ...(isNew ? {} : history.state), key: shown, at: shownAt }, '');
  history.scrollRestoration = 'manual';
  const kept: unknown = history.state.place;
  return places.get(shown) ?? (typeof kept === 'number' ? { top: kept } : undefined);
}

/** Scrolls at once. */
export function scrollToPlace(place: Place): void {
  window.scrollTo({ top: topOf(place), behavior: 'instant' });
  lastTop = window.scrollY;
}

/** By the browser: it alone keeps clear of the navbar, opens what is folded and marks the target. */
export function scrollToFragment(hash: string): void {
  location.replace(hash);
  // It has made the entry anew.
  history.replaceState({ key: shown, at: shownAt }, '');
  lastTop = window.scrollY;
}

/** Scrolls once the page is long enough: its content may come some frames after its address. */
export function scrollWhenRoom(place: Place, frames = 60): void {
  restoreFolds();
  const room = document.documentElement.scrollHeight - window.innerHeight;
  if (room >= topOf(place) || frames === 0) scrollToPlace(place);
  else requestAnimationFrame(() => scrollWhenRoom(place, frames - 1));
}

/** Takes the scrolling over from the browser while the page lives; returns the end of it. */
export function followScrolling(): () => void {
  const end = new AbortController();
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  shown = knownKey() ?? createKey();
  lastTop = window.scrollY;
  shownAt = history.state?.at ?? history.length;
  history.replaceState({ ...history.state, key: shown, at: shownAt }, '');
  take();
  const onScroll = () => {
    lastTop = window.scrollY;
  };
  const onToggle = ({ target }: Event) => {
    // A menu that closes is on its way to another entry.
    if (target instanceof HTMLDetailsElement) keepFolds();
  };
  addEventListener('scroll', onScroll, { passive: true, signal: end.signal });
  // What was pressed while this was on its way has been told already.
  keepFolds();
  addEventListener('toggle', onToggle, { capture: true, signal: end.signal });
  addEventListener('pagehide', giveBack, { signal: end.signal });
  addEventListener('pageshow', take, { signal: end.signal });
  return () => {
    giveBack();
    end.abort();
  };
}
