import { closestAt } from '../../../boot/closest-at.ts';
import type { Ask } from '../../../boot/site-events.ts';
import { searchEvent } from './search-event.ts';

/** As long as the field of the search. */
const longest = 64;

const button = '[data-search-button]';

/** What points at the button or gives it the focus asks for the code alone. */
export function approachSearch(event: Event): void {
  if (!closestAt(event, button)) return;
  window.__SITE_ASKED__ ??= null;
  dispatchEvent(new Event(searchEvent));
}

/** A plain press on the search button. */
export function pressSearch(target: Element, event: MouseEvent): void {
  if (!target.closest(button) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  askForSearch();
}

/** Ctrl or Cmd and K anywhere, a slash where nothing is being written, a letter on the button. */
export function pressSearchKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.isComposing || !document.querySelector(button)) return;
  // Of what is kept until this script is there the path is gone.
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

/** Changes what waits for the modal; false for a key that means nothing to it. */
function typeInto(ask: Ask, key: string): boolean {
  const before = ask.selected ? '' : ask.query;
  if (key === 'Escape') endAsking();
  else if (key === 'Backspace') Object.assign(ask, { query: before.slice(0, -1), selected: false });
  else if (key.length === 1) Object.assign(ask, { query: before + key, selected: false });
  else return false;
  return true;
}

export function askForSearch(typed?: string): void {
  const query = (typed ?? `${getSelection()}`).replace(/\s+/g, ' ').trim().slice(0, longest);
  window.__SITE_ASKED__ ??= { query, selected: !typed && query !== '' };
  changeButtons({ ariaBusy: 'true' });
  dispatchEvent(new Event(searchEvent));
}

/** Hands over what was asked for: from here on the modal has it. */
export function takeAsk(): Ask | null | undefined {
  const ask = window.__SITE_ASKED__;
  endAsking();
  return ask;
}

/** What was asked for is no longer wanted, or cannot be had. */
export function endAsking(): void {
  window.__SITE_ASKED__ = undefined;
  changeButtons({ ariaBusy: null });
}

/** Names the shortcut of this system's keyboard, which shows the hints in the button. */
export function nameSearchButtons(): void {
  const key = /Mac|iP/.test(navigator.platform) ? 'Command' : 'Ctrl';
  changeButtons({ ariaLabel: `Search (${key}+K)` });
}

function changeButtons(state: Partial<ARIAMixin>): void {
  for (const element of document.querySelectorAll(button)) {
    Object.assign(element, state);
  }
}

/** True where a slash is a letter of a text, or a button or a list is acted on. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, button'))
  );
}
