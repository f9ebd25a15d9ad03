/**
 * Runs in the pages of the development server. What is saved before a page listens is told to
 * nobody: so each says from what content it was made, and is told where that is not the newest.
 */
import { pageEvent } from '../boot/site-events.ts';
import { followMarkup, loadStyles } from './follow-styles.ts';
import { noteChoices } from './keep-choices.ts';
import type { ContentEvents } from './notify-pages.ts';

const hot = import.meta.hot;
const { documentElement: page } = document;
const [opened] = performance.getEntriesByType('navigation');
const timings = opened instanceof PerformanceNavigationTiming ? opened.serverTiming : [];
let shown = timings.find(({ name }) => name === 'content')?.description ?? '';
let isCovered = false;
let edits = new MutationObserver(() => {});

hot?.on('vite:error', () => {
  isCovered = true;
});
hot?.on('site:styles', loadStyles);
hot?.on('site:reload', ({ pathname }: ContentEvents['site:reload']) => {
  if (location.pathname === pathname) location.reload();
});
hot?.on('rsc:update', () => {
  followMarkup(refresh).catch(console.error);
});
hot?.on('site:newest', ({ version }: ContentEvents['site:newest']) => {
  if (version === shown) return;
  shown = version;
  // Before the app is there nobody would take the new text; and there is nothing yet to lose.
  if (!('hydrated' in page.dataset)) return location.reload();
  followEdit();
  refresh();
});

function refresh(): void {
  const asked: ContentEvents['site:refresh'] = { isCovered, pathname: location.pathname };
  hot?.send('site:refresh', asked);
}

/** What works on the text of a page is started on the new one: tabs, buttons, and what features add. */
function followEdit(): void {
  const chooseAgain = noteChoices();
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

hot?.send('site:shown', { version: shown });
