import { defaultMode, hasColorRule, isMode } from './default-mode.ts';
import { ignoreMissedFades } from './missed-fades.ts';
import { showFailures } from './show-failures.ts';

/**
 * Runs inline before the first paint: sets the colour mode from `?theme=`, storage or the system, marks that
 * scripts run, and records presses before the boot script has loaded, and files that can't be loaded
 * (`announcing-script` adds announcements). It is the same on every page, so that the Content-Security-Policy can
 * contain its hash.
 */
declare global {
  /** Presses and keys since the page began to show, until the boot script handles them. */
  var __SITE_EARLY__: Event[] | undefined;
}

const { dataset } = document.documentElement;

showColorMode();
ignoreMissedFades();

// The newest feature that the other scripts need. Without it no script runs: pages can be read and links work, but
// no control is shown that wouldn't work.
if ('popover' in document.documentElement && CSS.supports('color:light-dark(red,red)')) {
  dataset.js = '';
  showFailures();
  window.__SITE_EARLY__ = [];
  for (const kind of ['click', 'keydown']) {
    addEventListener(kind, recordEarlyEvent, true);
  }
}

function showColorMode(): void {
  const queried = new URLSearchParams(location.search).get('theme');
  let stored: string | null = null;
  try {
    if (hasColorRule('fixed')) localStorage.removeItem('theme');
    else stored = localStorage.getItem('theme');
  } catch {
    // The boot script reports that storage is blocked.
  }
  const chosen = [queried, stored].find(isMode);
  const mode = chosen ?? defaultMode();
  dataset.theme = mode;
  dataset.themeChoice = chosen ?? (hasColorRule('alone') ? mode : 'system');
  if (isMode(queried)) dataset.themeAsked = '';
}

function recordEarlyEvent(event: Event): void {
  // The boot script handles later ones itself.
  if (!window.__SITE_EARLY__?.push(event)) return;
  // The form is for visitors without scripts.
  const { target } = event;
  const isPress = event.type === 'click' && target instanceof Element;
  if (isPress && target.closest('[data-asks]')) event.preventDefault();
}
