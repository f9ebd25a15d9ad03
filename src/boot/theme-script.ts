import { defaultMode, hasColorRule, isMode } from './default-mode.ts';
import { ignoreMissedFades } from './missed-fades.ts';
import { tellFailures } from './tell-failure.ts';

/**
 * Runs inline before the first paint: the colour mode of `?theme=`, of storage or of the system,
 * the mark that scripts run, what is pressed before the boot script is there, and what cannot be
 * loaded (`announcing-script` adds announcements). It never changes from page to page, so that a
 * Content-Security-Policy can name its hash.
 */
declare global {
  /** Presses and keys since the page began to show, until the boot script has taken them. */
  var __SITE_EARLY__: Event[] | undefined;
}

const { dataset } = document.documentElement;

showColorMode();
ignoreMissedFades();

// The newest that all other scripts need. Without it no script runs: pages are read, links work, and
// nothing is offered that could not help.
if ('popover' in document.documentElement && CSS.supports('color:light-dark(red,red)')) {
  dataset.js = '';
  tellFailures();
  window.__SITE_EARLY__ = [];
  for (const kind of ['click', 'keydown']) {
    addEventListener(kind, keepEarly, true);
  }
}

function showColorMode(): void {
  const asked = new URLSearchParams(location.search).get('theme');
  let stored: string | null = null;
  try {
    if (hasColorRule('fixed')) localStorage.removeItem('theme');
    else stored = localStorage.getItem('theme');
  } catch {
    // The boot script tells it.
  }
  const chosen = [asked, stored].find(isMode);
  const mode = chosen ?? defaultMode();
  dataset.theme = mode;
  dataset.themeChoice = chosen ?? (hasColorRule('alone') ? mode : 'system');
  if (isMode(asked)) dataset.themeAsked = '';
}

function keepEarly(event: Event): void {
  if (!window.__SITE_EARLY__) return;
  window.__SITE_EARLY__.push(event);
  // Its form is for those who have no script.
  const { target } = event;
  const isPress = event.type === 'click' && target instanceof Element;
  if (isPress && target.closest('[data-asks]')) event.preventDefault();
}
