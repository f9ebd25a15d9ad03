'use client';

/** How far each entry of the history was scrolled, by the key in its state. */
const places = new Map<string, number>();

let popped: string | undefined;

/** True from leaving a page until the next one shows: scrolling in between says nothing. */
let leaving = false;

/** A key for an entry of the history: six base-36 characters. */
function createKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}

function keyOfEntry(): string {
  const known: unknown = history.state?.key;
  if (typeof known === 'string') return known;
  const key = createKey();
  writeKey(key);
  return key;
}

function writeKey(key: string): void {
  history.replaceState({ ...history.state, key }, '');
}

/** Called before a client navigation leaves the page. */
export function rememberPlace(): void {
  places.set(keyOfEntry(), window.scrollY);
  leaving = true;
}

/** Called when the address has changed: a new entry gets its key, an old one its place back. */
export function restorePlace(isPush: boolean): void {
  if (isPush) writeKey(createKey());
  else if (popped !== undefined) scrollWhenRoom(places.get(popped) ?? 0, 60);
  popped = undefined;
}

/** Scrolls once the page is long enough: its content may come some frames after its address. */
function scrollWhenRoom(place: number, frames: number): void {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  if (room >= place || frames === 0) window.scrollTo({ top: place, behavior: 'instant' });
  else requestAnimationFrame(() => scrollWhenRoom(place, frames - 1));
}

/** Takes the scrolling over from the browser while the page lives; returns the end of it. */
export function followHistory(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let current = keyOfEntry();
  let path = location.pathname;
  const onScroll = () => {
    if (!leaving) places.set(current, window.scrollY);
  };
  const onPop = () => {
    leaving = location.pathname !== path;
    current = keyOfEntry();
    popped = current;
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const onNewEntry = () => {
    leaving = false;
    path = location.pathname;
    current = keyOfEntry();
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('popstate', onPop, { signal });
  addEventListener('site:page', onNewEntry, { signal });
  addEventListener('pagehide', giveBack, { signal });
  return () => {
    giveBack();
    end.abort();
  };
}
