/**
 * Back closes an open menu before it leaves the page. A browser that would load another document doesn't fire a
 * cancelable event, so the menu adds a history entry to go back from.
 */

/** Whether the current history entry was added by the menu. */
export const hasMenuEntry = () => history.state?.menu === true;

/** Called when the menu has opened. */
export function addMenuEntry(): void {
  const { navigation } = window;
  if (!navigation?.currentEntry || history.length < 2 || hasMenuEntry()) return;
  const before = navigation.entries()[navigation.currentEntry.index - 1];
  if (before?.sameDocument) return;
  history.replaceState({ ...history.state, place: window.scrollY }, '');
  history.pushState({ ...history.state, menu: true }, '');
  for (const capture of [true, false]) addEventListener('click', replaceMenuEntry, capture);
}

/** Going back from the menu's history entry, as long as that takes. */
let leaving: Promise<void> | undefined;

/** Called when the menu has closed, except by a link: removes its history entry. */
export function removeMenuEntry(): void {
  for (const capture of [true, false]) removeEventListener('click', replaceMenuEntry, capture);
  if (!hasMenuEntry()) return;
  // `popstate`, which closes an open menu, comes a moment later.
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve));
  const end = () => {
    leaving = undefined;
  };
  leaving = window.navigation?.back().finished?.then(wait, wait).then(end);
}

/**
 * Calls a function once the menu's previous history entry has gone, which would close a menu that opens earlier.
 * @returns whether it has to go yet; if not, the function isn't called
 */
export function afterLeaving(work: () => void): boolean {
  void leaving?.then(work);
  return leaving !== undefined;
}

/** The address that a plain press on a link leads to in this window. */
export function addressOfClick(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return link?.href && !link.target && !isModified ? link.href : undefined;
}

/**
 * Replaces the menu's history entry with the page that its link leads to. The app may handle the press first;
 * until it runs, React stops presses at the document.
 */
function replaceMenuEntry(event: MouseEvent): void {
  const address = addressOfClick(event);
  const isApp = 'hydrated' in document.documentElement.dataset;
  const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
  if (!address || !hasMenuEntry() || (isApp && isEarly)) return;
  if (address === location.href) removeMenuEntry();
  // The app replaces the entry itself.
  else if (!event.defaultPrevented) location.replace(address);
  event.preventDefault();
}
