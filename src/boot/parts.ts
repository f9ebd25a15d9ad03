import { pressDropdown, startDropdowns } from './dropdowns.ts';
import { start as startHiding } from './hide-on-scroll.ts';
import { startPagePart } from './page-part-hooks.ts';
import { deleteItem, readItem, storeItem } from './storage.ts';

/** Starts what the page has of the parts that not every site has. */
export function start(): void {
  startDropdowns();
  checkVersion();
  if (document.querySelector('[data-hide-on-scroll]')) startHiding();
  startPagePart();
}

/** Serves a press, be it one from before this was there. */
export function press(target: Element): void {
  pressAnnouncement(target);
  pressDropdown(target);
  pressVersion(target);
  pressSwitch(target);
}

/** Closes the announcement for good at a press on its button. */
function pressAnnouncement(target: Element): void {
  if (!target.closest('[data-announcement-close]')) return;
  storeItem('announcement.dismiss', 'true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}

const versionKey = 'docs-preferred-version-default';

/** Forgets a version of the docs that there is not any more. */
function checkVersion(): void {
  const preferred = readItem(versionKey);
  if (preferred !== null && preferred !== document.documentElement.dataset.docsVersion) {
    deleteItem(versionKey);
  }
}

/** Remembers the version whose link is pressed. */
function pressVersion(target: Element): void {
  const version = target.closest<HTMLElement>('[data-version-pick]')?.dataset.versionPick;
  if (version) storeItem(versionKey, version);
}

/** Puts the docs sidebar away, or brings it back, at a press on one of its two buttons. */
function pressSwitch(target: Element): void {
  const button = target.closest('[data-sidebar-switch]');
  if (!button) return;
  document.documentElement.toggleAttribute('data-sidebar-hidden');
  const buttons = document.querySelectorAll<HTMLElement>('[data-sidebar-switch]');
  // The one that was pressed went away.
  for (const other of buttons) if (other !== button) other.focus();
}
