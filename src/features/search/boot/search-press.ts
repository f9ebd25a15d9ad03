import { closestAt } from '../../../boot/closest-at.ts';
import { askModules } from '../../../boot/load-app.ts';
import type { Ask } from '../../../boot/site-events.ts';
import { textFor } from '../../../texts/text.ts';
import { searchEvent } from './search-event.ts';

/** The maximum length of the search field. */
export const maxQueryLength = 64;

const button = '[data-search-button]';

/** Loads the code of the search when its button is hovered or focused. */
export function approachSearch(event: Event): void {
  if (!closestAt(event, button)) return;
  window.__SITE_ASKED__ ??= null;
  loadSearch();
}

/** Handles a plain press on the search button. */
export function pressSearch(target: Element, event: MouseEvent): void {
  if (!target.closest(button) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  askForSearch();
}

/** Handles Ctrl or Cmd and K anywhere, a slash outside of text fields, and a letter on the button. */
export function pressSearchKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.isComposing || !document.querySelector(button)) return;
  // Events that were recorded before this script loaded no longer have a path.
  const [target = event.target] = event.composedPath();
  const ask = window.__SITE_ASKED__;
  if (/^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !event.shiftKey) {
    const open = document.querySelector<HTMLDialogElement>('dialog[data-search-dialog][open]');
    if (open) open.close();
    else if (!event.repeat) askForSearch();
  } else if (ctrlKey || metaKey || altKey) return;
  else if (ask) {
    if (!typeInto(ask, key)) return;
  } else if (key === '/' && !isWriting(target)) askForSearch();
  else if (target instanceof Element && target.matches(button) && /^[\p{L}\p{N}]$/u.test(key)) {
    askForSearch(key);
  } else return;
  event.preventDefault();
}

/** Updates the text that waits for the modal; false for keys that have no meaning for it. */
function typeInto(ask: Ask, key: string): boolean {
  const before = ask.selected ? '' : ask.query;
  if (key === 'Escape') endAsking();
  else if (key === 'Backspace') Object.assign(ask, { query: before.slice(0, -1), selected: false });
  else if (key.length === 1) Object.assign(ask, { query: before + key, selected: false });
  else return false;
  return true;
}

/**
 * Opens the search; typed text waits until its code has loaded.
 * @param typed the initial text; by default the selection on the page
 */
export function askForSearch(typed?: string): void {
  const query = (typed ?? `${getSelection()}`).replace(/\s+/g, ' ').trim().slice(0, maxQueryLength);
  window.__SITE_ASKED__ ??= { query, selected: !typed && query !== '' };
  changeButtons({ ariaBusy: 'true' });
  loadSearch();
}

/** Requests the code of the search beside that of the app, which asks for it later. */
function loadSearch(): void {
  askModules(1);
  dispatchEvent(new Event(searchEvent));
}

/** Passes the typed text to the modal, which handles keys from now on. */
export function takeAsk(): Ask | null | undefined {
  const ask = window.__SITE_ASKED__;
  endAsking();
  return ask;
}

/** Discards the typed text, because the search was closed or can't be loaded. */
export function endAsking(): void {
  window.__SITE_ASKED__ = undefined;
  changeButtons({ ariaBusy: null });
}

/** Sets the shortcut for this system's keyboard, which shows the hints in the button. */
export function nameSearchButtons(): void {
  const key = /Mac|iP/.test(navigator.platform) ? 'Command' : 'Ctrl';
  changeButtons({ ariaLabel: `${textFor('theme.SearchBar.label')} (${key}+K)` });
}

function changeButtons(state: Partial<ARIAMixin>): void {
  for (const element of document.querySelectorAll(button)) {
    Object.assign(element, state);
  }
}

/** True if a slash is text, or acts on a button or a list. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, button'))
  );
}
