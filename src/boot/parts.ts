import { pressAnnouncement } from './announcement.ts';
import { pressDropdown, startDropdowns } from './dropdowns.ts';
import { start as startHiding } from './hide-on-scroll.ts';
import { startPagePart } from './page-part-hooks.ts';
import { checkVersion, pressVersion } from './preferred-version.ts';
import { pressSwitch } from './sidebar-switch.ts';

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
