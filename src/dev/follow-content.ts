/**
 * Runs in the pages of the development server. A page misses edits from before it listens, so each page reports
 * the version of the content that it was made from, and the server answers if there is a newer one.
 */
import { pageEvent } from '../boot/site-events.ts';
import { followMarkup, loadStyles } from './follow-styles.ts';
import type { ContentEvents } from './notify-pages.ts';
import { routeOfRequest } from './route-of-request.ts';

/** A payload that hasn't arrived after this time is requested again. */
const receiveMs = 3000;

const hot = import.meta.hot;
const { documentElement: page } = document;
const [opened] = performance.getEntriesByType('navigation');
const timings = opened instanceof PerformanceNavigationTiming ? opened.serverTiming : [];
/** The path at which this page was opened, if there is none. */
const missing =
  opened instanceof PerformanceNavigationTiming && opened.responseStatus === 404
    ? location.pathname
    : undefined;
let shown = versionOf(timings);
/** The version of the page's newest payload. */
let received = shown;
let isCovered = false;
let edits = new MutationObserver(() => {});

hot?.on('vite:error', () => {
  isCovered = true;
});
hot?.on('site:styles', loadStyles);
hot?.on('site:reload', ({ pathname }: ContentEvents['site:reload']) => {
  if (location.pathname === pathname) location.reload();
});
hot?.on('site:failed', ({ route }: ContentEvents['site:failed']) => {
  if (routeOf(location.pathname) === route) location.reload();
});
hot?.on('site:edited', () => {
  if ('diagnostics' in page.dataset) location.reload();
});
hot?.on('rsc:update', () => {
  if ('diagnostics' in page.dataset) return location.reload();
  followMarkup(refresh).catch(console.error);
});
hot?.on('site:newest', ({ version }: ContentEvents['site:newest']) => {
  if (version === shown) return;
  shown = version;
  // Until the app runs nobody can apply the new text, and there is no state to lose.
  if (!('hydrated' in page.dataset)) return location.reload();
  followEdit();
  refreshUntilReceived();
});

/** An app that has just started may miss the request to fetch its payload again, so it is repeated. */
function refreshUntilReceived(triesLeft = 3): void {
  refresh();
  const version = shown;
  setTimeout(() => {
    const isMissing = version === shown && received !== shown && !isCovered;
    if (isMissing && triesLeft > 1) refreshUntilReceived(triesLeft - 1);
  }, receiveMs);
}

function refresh(): void {
  const { pathname } = location;
  const isMissing = pathname === missing;
  const request: ContentEvents['site:refresh'] = { isCovered, isMissing, pathname };
  hot?.send('site:refresh', request);
}

/** Starts the scripts for the new text of a page: tabs, buttons, and those of features. */
function followEdit(): void {
  const chooseAgain = recordChoices();
  const main = document.querySelector('main');
  if (!main) return;
  edits.disconnect();
  edits = new MutationObserver(() => {
    edits.disconnect();
    chooseAgain();
    dispatchEvent(new Event(pageEvent));
  });
  edits.observe(main, { childList: true, subtree: true });
}

/**
 * Records which details are open and which options are chosen on the page, because an edit resets them.
 * @returns a function that restores them by position and name
 */
function recordChoices(): () => void {
  const details = () => document.querySelectorAll('main details');
  const open = [...details()].map((each) => each.hasAttribute('open'));
  const radios = 'main input[type=radio]';
  const chosen = [...document.querySelectorAll<HTMLInputElement>(`${radios}:checked`)];
  return () => {
    [...details()].forEach((each, place) => {
      if (open[place]) each.setAttribute('open', '');
    });
    for (const { name, value } of chosen) {
      const same = `${radios}[name=${CSS.escape(name)}][value=${CSS.escape(value)}]`;
      for (const radio of document.querySelectorAll<HTMLInputElement>(same)) radio.checked = true;
    }
  };
}

function routeOf(pathname: string): string | undefined {
  return routeOfRequest(pathname, import.meta.env.BASE_URL);
}

function versionOf(headers: readonly PerformanceServerTiming[]): string {
  return headers.find(({ name }) => name === 'content')?.description ?? '';
}

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!(entry instanceof PerformanceResourceTiming)) continue;
    // Payloads of other pages are fetched ahead.
    const { pathname } = new URL(entry.name);
    if (routeOf(pathname) === routeOf(location.pathname))
      received = versionOf(entry.serverTiming) || received;
  }
}).observe({ type: 'resource' });

const report: ContentEvents['site:shown'] = { version: shown, edits: page.dataset.diagnostics };
hot?.send('site:shown', report);
