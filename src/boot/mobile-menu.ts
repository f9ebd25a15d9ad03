import { closestAt } from './closest-at.ts';
import { followedAddress, holdBack, isHeld, releaseBack } from './menu-back.ts';

/**
 * What the browser does not do for the menu of small screens, which it opens and closes itself
 * (Popover API): say whether it is open, keep the focus in it, and the reasons to close it. It
 * needs no React, so it holds for a menu that is opened before the app is there.
 */
const desktop = '(min-width: 997px)';

/** What an open menu is to assistive technology; a column of the page is none of it. */
const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' };

/** While a link of the menu closes it. */
let isFollowing = false;

const findMenu = () => document.getElementById('mobile-menu');

/** Called once, when the menu has been opened or is about to be. */
export function start(): void {
  addEventListener('click', followLink, true);
  // Neither event bubbles; the first comes before the menu closes, the second after it opened.
  addEventListener('beforetoggle', onToggle, true);
  addEventListener('toggle', onToggle, true);
  window.matchMedia(desktop).addEventListener('change', closeMenu);
  addEventListener('popstate', closeMenu);
  window.navigation?.addEventListener('navigate', stayOnPage);
  if (isOpen()) enterMenu();
}

/** A link closes the menu. */
function followLink(event: MouseEvent): void {
  if (!closestAt(event, '#mobile-menu a')) return;
  isFollowing = followedAddress(event) !== undefined;
  closeMenu();
  isFollowing = false;
}

/** The way back shows the links of the navbar. */
export function press(target: Element): void {
  const menu = findMenu();
  // It may have been closed before this was there.
  if (!menu || !isOpen() || !target.closest('[data-menu-back]')) return;
  menu.dataset.showing = 'primary';
  menu.querySelector<HTMLElement>('.menu-primary :is(a, summary)')?.focus();
}

function isOpen(): boolean {
  return findMenu()?.matches(':popover-open') ?? false;
}

function closeMenu(): void {
  if (isOpen()) findMenu()?.hidePopover();
}

function onToggle({ target, type, newState }: Event & { newState?: string }): void {
  if (target !== findMenu()) return;
  if (type === 'toggle' && newState === 'open' && isOpen()) enterMenu();
  // Before it closes: what has the focus back must be able to take it.
  if (type === 'beforetoggle' && newState === 'closed') leaveMenu();
}

function enterMenu(): void {
  markOpen(true);
  // In a wide window it is no menu but a column of the page.
  if (window.matchMedia(desktop).matches) closeMenu();
  else {
    findMenu()?.querySelector<HTMLElement>('[data-menu-close]')?.focus();
    holdBack();
  }
}

function leaveMenu(): void {
  markOpen(false);
  if (!isFollowing) releaseBack();
  const menu = findMenu();
  if (menu && 'hasSecondary' in menu.dataset) menu.dataset.showing = 'secondary';
}

/** Tells the button and assistive technology; nothing beside an open menu can be reached. */
function markOpen(open: boolean): void {
  document.querySelector('[data-menu-toggle]')?.setAttribute('aria-expanded', String(open));
  const menu = findMenu();
  for (const [name, value] of Object.entries(dialog)) {
    if (open) menu?.setAttribute(name, value);
    else menu?.removeAttribute(name);
  }
  for (let part: Element | null = menu; part && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement?.children ?? []) {
      if (beside !== part) beside.toggleAttribute('inert', open);
    }
  }
}

/** The browser's Back closes an open menu before it leaves the page. */
function stayOnPage(event: NavigateEvent): void {
  if (!isOpen() || isHeld() || event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  closeMenu();
}
