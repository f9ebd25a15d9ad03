import { hideBackToTop, showBackToTop } from './back-to-top.ts';
import {
  approach,
  press,
  pressKey,
  showIntent,
  startPage as startFeatures,
  stopWaiting,
} from './boot-hooks.ts';
import { followBrand } from './brand-press.ts';
import { closestAt } from './closest-at.ts';
import { cycleChoice, followColorMode } from './color-mode.ts';
import { markContents } from './contents-marker.ts';
import { asked, begin } from './late-code.ts';
import { loadApp, watchPage } from './load-app.ts';
import { restorePlace } from './restore-place.ts';
import { savesData } from './saves-data.ts';
import { pressWrap, startScrollers } from './scrollers.ts';
import { showCurrentLink, timeFold } from './sidebar.ts';
import { failureEvent, pageEvent, reportFailure, sectionEvent } from './site-events.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { findInTabs, moveInTabs, pressTab, startTabs } from './tabs.ts';
import type {} from './theme-script.ts';

/** The one script of every page: what must work before, or without, React. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const controls = 'a[href], button, input, summary, select, textarea, [role=tab]';

function followIntents(): void {
  for (const intent of intents) {
    const serve = (event: Event) => {
      approachPart(event);
      if (!showsIntent(event)) return;
      loadApp();
      showIntent(event);
    };
    addEventListener(intent, serve, { passive: true, capture: true });
  }
}

/**
 * A key anywhere, or the pointer or the focus on something that can be acted on; where data is saved
 * a press on it, and links are followed without the app.
 */
function showsIntent(event: Event): boolean {
  // What is written there needs no app, and is not to wait for one.
  if (closestAt(event, '[data-no-app]')) return false;
  if (event.type === 'keydown') return true;
  const control = closestAt(event, controls);
  if (!control || !savesData()) return control !== null;
  return !control.matches('a') && !/over|focus/.test(event.type);
}

function serveClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  approachPart(event);
  pressTab(target);
  press(target, event);
  pressWrap(target);
  timeFold(target);
  if (target.closest('[data-color-toggle]')) cycleChoice();
  // Where one does not come, that was told.
  for (const code of Object.values(asked))
    code.then(
      ({ press }) => press(target),
      () => {},
    );
}

/** What features and rare buttons need comes when one of them is reached. */
function approachPart(event: Event): void {
  approach(event);
  if (closestAt(event, '[data-copy], [data-back-to-top]')) {
    asked.late ??= begin(import('./late-press.ts'));
  }
}

/** What the menu of small screens needs beyond the browser comes when it is first opened. */
function followMenu(): void {
  const menu = document.getElementById('mobile-menu');
  const follow = () => {
    asked.menu ??= begin(import('./mobile-menu.ts'));
  };
  menu?.addEventListener('beforetoggle', follow);
  if (menu?.matches(':popover-open')) follow();
}

/** Serves what was pressed while this script was on its way; the one before paint has kept it. */
function serveEarly(): void {
  const early = window.__SITE_EARLY__ ?? [];
  window.__SITE_EARLY__ = undefined;
  // It took long, and is there.
  reportFailure(null);
  for (const event of early) {
    if (showsIntent(event)) loadApp();
    if (event instanceof MouseEvent) serveClick(event);
    if (event instanceof KeyboardEvent) pressKey(event);
  }
}

function startPage(): void {
  // What not every site has comes where the page has something of it.
  if (document.querySelector('[data-part]')) asked.rare ??= begin(import('./parts.ts'));
  if (document.querySelector('template[data-shadow]')) {
    begin(import('./attach-shadows.ts'));
  }
  startFeatures();
  startTabs();
  startScrollers();
  markContents();
}

function followScroll(): void {
  markContents();
  showBackToTop();
}

function start(): void {
  followIntents();
  // All presses are taken in the capture phase of the window: while React hydrates, it stops them at
  // the document.
  addEventListener('click', serveClick, true);
  addEventListener('keydown', pressKey, true);
  addEventListener('keydown', moveInTabs, true);
  // Where an earlier document wrote the entry, going back to it loads nothing: the app would show it.
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (location.pathname !== pathname && !isHydrated) location.reload();
  });
  followColorMode();
  followMenu();
  followBrand();
  startPage();
  showCurrentLink();
  restorePlace();
  watchPage();
  serveEarly();
  addEventListener('scroll', followScroll, { passive: true });
  addEventListener('hashchange', hideBackToTop);
  addEventListener('beforematch', findInTabs, true);
  // After a client navigation the new page's tabs and buttons wait to be started.
  addEventListener(pageEvent, () => {
    startPage();
    if (location.pathname !== pathname) hideBackToTop();
  });
  addEventListener(sectionEvent, showCurrentLink);
  addEventListener(failureEvent, ({ detail }) => detail && stopWaiting());
  addSpeculationRules();
}

// The script before paint has left a browser that is too old with the page as it is.
// Where it throws, what imports this file can still be had.
if (window.__SITE_EARLY__) queueMicrotask(start);
