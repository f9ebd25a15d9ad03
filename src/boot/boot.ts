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
import { copyNow } from './copy-now.ts';
import { begin, requestedCode } from './late-code.ts';
import { loadApp, watchPage } from './load-app.ts';
import { restorePlace } from './restore-place.ts';
import { savesData } from './saves-data.ts';
import { pressWrap, startScrollers } from './scrollers.ts';
import { setFoldDuration, showCurrentLink } from './sidebar.ts';
import { failureEvent, pageEvent, reportFailure, sectionEvent } from './site-events.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { findInTabs, moveInTabs, pressTab, startTabs } from './tabs.ts';
import type {} from './theme-script.ts';

/** The one script of every page: everything that must work before React, or without it. */
// A touch starts with pointer events; a click may be the first event if assistive technology causes it.
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;
const controls = 'a[href], button, input, summary, select, textarea, [role=tab]';

function followIntents(): void {
  for (const intent of intents) {
    const serve = (event: Event) => {
      loadApproachedCode(event);
      if (!showsIntent(event)) return;
      loadApp();
      showIntent(event);
    };
    addEventListener(intent, serve, { passive: true, capture: true });
  }
}

/**
 * A key anywhere, or the pointer or focus on a control. If the visitor saves data, only a press on a control other
 * than a link, since links work without the app.
 */
function showsIntent(event: Event): boolean {
  // Fields that work without the app must not wait for it.
  if (closestAt(event, '[data-no-app]')) return false;
  if (event.type === 'keydown') return true;
  const control = closestAt(event, controls);
  if (!control || !savesData()) return control !== null;
  return !control.matches('a') && !/over|focus/.test(event.type);
}

function handleClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  loadApproachedCode(event);
  pressTab(target);
  press(target, event);
  pressWrap(target);
  setFoldDuration(target);
  if (target.closest('[data-color-toggle]')) cycleChoice();
  const copied = copyNow(target);
  // A failure to load has already been reported.
  for (const code of Object.values(requestedCode))
    code.then(
      ({ press }) => press(target, copied),
      () => {},
    );
}

/** Loads the code of features and rarely used buttons when the visitor reaches one of them. */
function loadApproachedCode(event: Event): void {
  approach(event);
  if (closestAt(event, '[data-copy], [data-back-to-top]')) {
    requestedCode.late ??= begin(import('./late-press.ts'));
  }
}

/** Loads the code of the mobile menu when the menu is first opened; the browser itself opens it. */
function followMenu(): void {
  const menu = document.getElementById('mobile-menu');
  const follow = () => {
    requestedCode.menu ??= begin(import('./mobile-menu.ts'));
  };
  menu?.addEventListener('beforetoggle', follow);
  if (menu?.matches(':popover-open')) follow();
}

/** Handles the events from before this script ran, which the theme script recorded. */
function handleEarlyEvents(): void {
  const early = window.__SITE_EARLY__ ?? [];
  window.__SITE_EARLY__ = undefined;
  // Removes the message that the script takes long.
  reportFailure(null);
  for (const event of early) {
    if (showsIntent(event)) loadApp();
    if (event instanceof MouseEvent) handleClick(event);
    if (event instanceof KeyboardEvent) pressKey(event);
  }
}

function startPage(): void {
  // Loads the code of optional parts only on pages that contain one.
  if (document.querySelector('[data-part]'))
    requestedCode.rare ??= begin(import('./late-controls.ts'));
  if (document.querySelector('[data-rare]')) {
    begin(import('./rare-parts.ts'));
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
  // Listens in the capture phase of the window, because React stops events at the document while it hydrates.
  addEventListener('click', handleClick, true);
  addEventListener('keydown', pressKey, true);
  addEventListener('keydown', moveInTabs, true);
  // If the history entry is from an earlier document, going back to it loads nothing unless the app is running.
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
  handleEarlyEvents();
  addEventListener('scroll', followScroll, { passive: true });
  addEventListener('hashchange', hideBackToTop);
  addEventListener('beforematch', findInTabs, true);
  // After a client navigation, the tabs and buttons of the new page must be started.
  addEventListener(pageEvent, () => {
    startPage();
    if (location.pathname !== pathname) hideBackToTop();
  });
  addEventListener(sectionEvent, showCurrentLink);
  addEventListener(failureEvent, ({ detail }) => detail && stopWaiting());
  addSpeculationRules();
}

// The theme script sets the global only in browsers that are new enough. In a microtask, so that the modules that
// import this file work even if `start` throws.
if (window.__SITE_EARLY__) queueMicrotask(start);
