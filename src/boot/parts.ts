import { pressAnnouncement } from './announcement.ts';
import { pressDropdown, startDropdowns } from './dropdowns.ts';
import { start as startHiding } from './hide-on-scroll.ts';
import { startPagePart } from './page-part-hooks.ts';
import { checkVersion, pressVersion } from './preferred-version.ts';
import { pressSwitch } from './sidebar-switch.ts';

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
