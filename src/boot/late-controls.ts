import { pressAnnouncement } from './announcement.ts';
import { pressDropdown, startDropdowns } from './dropdowns.ts';
import { start as startHiding } from './hide-on-scroll.ts';
import { startPagePart } from './page-part-hooks.ts';
import { deleteItem, readItem, storeItem } from './storage.ts';

const key = 'docs-preferred-version-default';

/** Forgets the preferred version of the docs if it no longer exists; the page names all of them. */
function checkVersion(): void {
  const preferred = readItem(key);
  const { docsVersion } = document.documentElement.dataset;
  if (preferred !== null && !docsVersion?.split(' ').includes(preferred)) deleteItem(key);
}

/** Remembers the version whose link was pressed. */
function pressVersion(target: Element): void {
  const version = target.closest<HTMLElement>('[data-version-pick]')?.dataset.versionPick;
  if (version) storeItem(key, version);
}

/** Hides or shows the docs sidebar at a press on one of its two buttons. */
function pressSwitch(target: Element): void {
  const button = target.closest('[data-sidebar-switch]');
  if (!button) return;
  document.documentElement.toggleAttribute('data-sidebar-hidden');
  const buttons = document.querySelectorAll<HTMLElement>('[data-sidebar-switch]');
  // The pressed button is now hidden.
  for (const other of buttons) if (other !== button) other.focus();
}

/** Starts the optional parts that the page contains. */
export function start(): void {
  startDropdowns();
  checkVersion();
  if (document.querySelector('[data-hide-on-scroll]')) startHiding();
  startPagePart();
}

/** Handles a press, also one from before this code was loaded. */
export function press(target: Element): void {
  pressAnnouncement(target);
  pressDropdown(target);
  pressVersion(target);
  pressSwitch(target);
}
