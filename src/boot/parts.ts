import { start as startAnnouncement } from './announcement.ts';
import { start as startDropdowns } from './dropdowns.ts';
import { start as startHiding } from './hide-on-scroll.ts';
import { start as startVersions } from './preferred-version.ts';
import { start as startSwitch } from './sidebar-switch.ts';

/** Starts what the page has of the parts that not every site has. */
export function startParts(): void {
  startAnnouncement();
  startDropdowns();
  startVersions();
  startSwitch();
  if (document.querySelector('[data-hide-on-scroll]')) startHiding();
}
