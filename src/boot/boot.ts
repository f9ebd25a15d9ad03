import { hideBackToTop, pressBackToTop, showBackToTop } from './back-to-top.ts';
import { followBrand } from './brand-press.ts';
import { closestAt } from './closest-at.ts';
import { cycleChoice, followColorMode } from './color-mode.ts';
import { markContents } from './contents-marker.ts';
import { pressCopy } from './copy-code.ts';
import { loadApp } from './load-app.ts';
import { restorePlace } from './restore-place.ts';
import { savesData } from './saves-data.ts';
import { pressWrap, startScrollers } from './scrollers.ts';
import {
  approachSearch,
  endAsking,
  nameSearchButtons,
  pressSearch,
  pressSearchKey,
} from './search-press.ts';
import { showCurrentLink, timeFold } from './sidebar.ts';
import { failureEvent, pageEvent, reportFailure, sectionEvent } from './site-events.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { findInTabs, moveInTabs, pressTab, startTabs } from './tabs.ts';
import type {} from './theme-script.ts';

/** The one script of every page: what must work before, or without, React. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const controls = 'a[href], button, input, summary, select, textarea, [role=tab]';

const playground = '[data-playground]';

for (const intent of intents) {
  const serve = (event: Event) => {
    void approachLine(event);
    if (!showsIntent(event)) return;
    loadApp();
    approachSearch(event);
  };
  addEventListener(intent, serve, { passive: true, capture: true });
}

/**
 * A key anywhere, or the pointer or the focus on something that can be acted on; where data is saved
 * a press on it, and links are followed without the app.
 */
function showsIntent(event: Event): boolean {
  // What is written there needs no app, and is not to wait for one.
  if (closestAt(event, playground)) return false;
  if (event.type === 'keydown') return true;
  const control = closestAt(event, controls);
  if (!savesData()) return control !== null;
  return control !== null && !control.matches('a') && !/over|focus/.test(event.type);
}

// All presses are taken in the capture phase of the window: while React hydrates, it stops them at
// the document.
addEventListener('click', serveClick, true);
addEventListener('keydown', pressSearchKey, true);
addEventListener('keydown', moveInTabs, true);

function serveClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  void approachLine(event);
  pressTab(target);
  pressSearch(target, event);
  void pressCopy(target);
  pressWrap(target);
  pressBackToTop(target);
  timeFold(target);
  if (target.closest('[data-color-toggle]')) cycleChoice();
}

/** What lines of samples need for keys and touch comes when one of them is reached. */
async function approachLine({ type, target }: Event): Promise<void> {
  const line = target instanceof Element && target.closest('[data-r]');
  if (!line) return;
  const { pressLine } = await import('./sample-lines.ts');
  if (type === 'click') pressLine(line);
}

/** What the menu of small screens needs beyond the browser comes when it is first opened. */
function followMenu(): void {
  const menu = document.getElementById('mobile-menu');
  const follow = async () => (await import('./mobile-menu.ts')).followMenu();
  menu?.addEventListener('beforetoggle', follow, { once: true });
  if (menu?.matches(':popover-open')) menu.dispatchEvent(new Event('beforetoggle'));
}

/** What not every site has comes where the page has something of it. */
async function startParts(): Promise<void> {
  if (document.querySelector('[data-part]')) (await import('./parts.ts')).startParts();
}

/** The root island sets this once its handlers are there. */
function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}

/** Serves what was pressed while this script was on its way; the one before paint has kept it. */
function serveEarly(): void {
  const early = globalThis.__SITE_EARLY__ ?? [];
  globalThis.__SITE_EARLY__ = undefined;
  for (const event of early) {
    if (showsIntent(event)) loadApp();
    if (event instanceof MouseEvent) serveClick(event);
    if (event instanceof KeyboardEvent) pressSearchKey(event);
  }
}

function startPage(): void {
  if (document.querySelector('template[data-shadow]')) {
    void import('./attach-shadows.ts').then(({ attachShadows }) => attachShadows());
  }
  nameSearchButtons();
  startTabs();
  startScrollers();
  markContents();
  if (document.querySelector(playground)) {
    import('./playground.ts').then(({ start }) => start(), reportFailure);
  }
}

function followScroll(): void {
  markContents();
  showBackToTop();
}

// Where an earlier document wrote the entry, going back to it loads nothing: the app would show it.
const { pathname } = location;
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !isHydrated()) location.reload();
});

followColorMode();
followMenu();
followBrand();
void startParts();
startPage();
showCurrentLink();
restorePlace();
addSpeculationRules();
serveEarly();
addEventListener('scroll', followScroll, { passive: true });
addEventListener('hashchange', hideBackToTop);
addEventListener('beforematch', findInTabs, true);
// A search that came with its address is an intent already.
if (document.querySelector('[data-search-results]')) loadApp();
// After a client navigation the new page's tabs and buttons wait to be started.
addEventListener(pageEvent, startPage);
addEventListener(pageEvent, () => location.pathname !== pathname && hideBackToTop());
addEventListener(sectionEvent, showCurrentLink);
addEventListener(failureEvent, endAsking);
