/**
 * Back closes an open menu before it leaves the page. Where it would lead to another document, a
 * browser goes there without asking: there the menu gets an entry of the history to go back from.
 */

/** Whether the entry that is shown is the menu's own. */
export const isHeld = () => history.state?.menu === true;

/** Called when the menu has opened. */
export function holdBack(): void {
  const { navigation } = window;
  if (!navigation?.currentEntry || history.length < 2 || isHeld()) return;
  const before = navigation.entries()[navigation.currentEntry.index - 1];
  if (before?.sameDocument) return;
  history.replaceState({ ...history.state, place: window.scrollY }, '');
  history.pushState({ ...history.state, menu: true }, '');
  for (const capture of [true, false]) addEventListener('click', replaceHeld, capture);
}

/** Called when the menu has closed, but for a link: takes its entry away. */
export function releaseBack(): void {
  for (const capture of [true, false]) removeEventListener('click', replaceHeld, capture);
  if (isHeld()) history.back();
}

/** Where a plain press on a link leads, when it stays in this window. */
export function followedAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return link?.href && !link.target && !isModified ? link.href : undefined;
}

/**
 * The page that a link of the menu leads to takes the place of the menu's entry. The app may take
 * the press, and comes first; until it is there, React stops presses at the document.
 */
function replaceHeld(event: MouseEvent): void {
  const address = followedAddress(event);
  const isApp = 'hydrated' in document.documentElement.dataset;
  const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
  if (!address || !isHeld() || (isApp && isEarly)) return;
  if (address === location.href) releaseBack();
  // The app replaces it by itself.
  else if (!event.defaultPrevented) location.replace(address);
  event.preventDefault();
}
