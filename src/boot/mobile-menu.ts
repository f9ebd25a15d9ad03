import { textFor } from '../texts/text.ts';
import { closestAt } from './closest-at.ts';
import {
  addMenuEntry,
  addressOfClick,
  afterLeaving,
  hasMenuEntry,
  removeMenuEntry,
} from './menu-back.ts';

/**
 * The parts of the mobile menu that the browser doesn't provide. The Popover API opens and closes it; this tells
 * its state to assistive technology, keeps the focus in it and closes it when it should. Without React, so that
 * the menu works before the app runs.
 */
const desktop = '(min-width: 997px)';

/** The attributes of an open menu; as a column of the page it has none of them. */
const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': textFor('shell.menu') };

/** True while a link of the menu is closing it. */
let isFollowing = false;

const findMenu = () => document.getElementById('mobile-menu');

/** Called once, when the menu has been opened or is opening. */
export function start(): void {
  addEventListener('click', followLink, true);
  // Neither event bubbles; `beforetoggle` fires before the menu closes, `toggle` after it has opened.
  addEventListener('beforetoggle', onToggle, true);
  addEventListener('toggle', onToggle, true);
  window.matchMedia(desktop).addEventListener('change', closeMenu);
  addEventListener('popstate', closeMenu);
  window.navigation?.addEventListener('navigate', stayOnPage);
  if (isOpen()) enterMenu();
}

/** Closes the menu when one of its links is followed. */
function followLink(event: MouseEvent): void {
  if (!closestAt(event, '#mobile-menu a')) return;
  isFollowing = addressOfClick(event) !== undefined;
  closeMenu();
  isFollowing = false;
}

/** "Back to main menu" shows the links of the navbar. */
export function press(target: Element): void {
  const menu = findMenu();
  // The menu may have closed while this code was loading.
  if (!menu || !isOpen() || !target.closest('[data-menu-back]')) return;
  menu.dataset.showing = 'primary';
  menu.querySelector<HTMLElement>('.menu-primary :is(a, summary)')?.focus();
}

function isOpen(): boolean {
  return findMenu()?.matches(':popover-open') ?? false;
}

function openMenu(): void {
  if (!isOpen()) findMenu()?.showPopover();
}

function closeMenu(): void {
  if (isOpen()) findMenu()?.hidePopover();
}

function onToggle(event: Event & { newState?: string }): void {
  const { target, type, newState } = event;
  if (target !== findMenu()) return;
  if (type === 'beforetoggle' && newState === 'open' && afterLeaving(openMenu))
    event.preventDefault();
  if (type === 'toggle' && newState === 'open' && isOpen()) enterMenu();
  // Before it closes, so that the element that gets the focus back can take it.
  if (type === 'beforetoggle' && newState === 'closed') leaveMenu();
}

function enterMenu(): void {
  markOpen(true);
  // In a wide window it is a column of the page.
  if (window.matchMedia(desktop).matches) closeMenu();
  else {
    findMenu()?.querySelector<HTMLElement>('[data-menu-close]')?.focus();
    addMenuEntry();
  }
}

function leaveMenu(): void {
  markOpen(false);
  if (!isFollowing) removeMenuEntry();
  const menu = findMenu();
  if (menu && 'hasSecondary' in menu.dataset) menu.dataset.showing = 'secondary';
}

/** Updates the button and assistive technology; makes everything outside of an open menu inert. */
function markOpen(open: boolean): void {
  document.querySelector('[data-menu-toggle]')?.setAttribute('aria-expanded', String(open));
  const menu = findMenu();
  for (const [name, value] of Object.entries(dialog)) {
    if (open) menu?.setAttribute(name, value);
    else menu?.removeAttribute(name);
  }
  for (
    let ancestor: Element | null = menu;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    for (const beside of ancestor.parentElement?.children ?? []) {
      if (beside !== ancestor) beside.toggleAttribute('inert', open);
    }
  }
}

/** Makes the browser's Back button close an open menu instead of leaving the page. */
function stayOnPage(event: NavigateEvent): void {
  if (!isOpen() || hasMenuEntry() || event.navigationType !== 'traverse' || !event.cancelable)
    return;
  event.preventDefault();
  closeMenu();
}
