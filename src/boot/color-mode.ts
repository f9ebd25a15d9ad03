import { defaultMode, hasColorRule, isMode, type Mode, otherMode } from './default-mode.ts';
import { deleteItem, readItem, storeItem } from './storage.ts';

/** What a visitor chose; `system` where nothing is stored. */
export type ColorChoice = Mode | 'system';

const storageKey = 'theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** What was shown before the first press: the second goes back to it, the third forgets the choice. */
let first: Mode | undefined;

let telling = false;

/** The choice that the document shows, be it stored or asked for by the address. */
export function readChoice(): ColorChoice {
  const { themeChoice } = document.documentElement.dataset;
  return isMode(themeChoice) ? themeChoice : 'system';
}

/**
 * The next choice: from none the opposite of what is shown, then the other mode, then none.
 * Stores it and shows it.
 */
export function cycleChoice(): ColorChoice {
  const next = nextChoice();
  const before = readStored();
  const stored = next === 'system' ? deleteItem(storageKey) : storeItem(storageKey, next);
  show(next);
  if (stored && readStored() !== before) tellPage();
  return next;
}

/** The browser tells other tabs alone; code of this page may want to know, too. */
function tellPage(): void {
  telling = true;
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: readStored() }));
  telling = false;
}

function nextChoice(): ColorChoice {
  const { theme, themeAsked } = document.documentElement.dataset;
  const choice = readChoice();
  const shown = isMode(theme) ? theme : defaultMode();
  if (choice === 'system' || themeAsked !== undefined) first = shown;
  else if (choice === (first ?? defaultMode()) && !hasColorRule('alone')) return 'system';
  return otherMode(shown);
}

/** Shows what is stored. */
export function showChoice(): void {
  const stored = readStored();
  show(isMode(stored) ? stored : 'system');
}

function show(choice: ColorChoice): void {
  const { dataset } = document.documentElement;
  const mode = choice === 'system' ? defaultMode() : choice;
  dataset.theme = mode;
  dataset.themeChoice = hasColorRule('alone') ? mode : choice;
  delete dataset.themeAsked;
  showThemeColor();
}

/** The browser's own bar follows what is shown, and not the system. */
function showThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset.mode === theme ? 'all' : 'not all';
  }
}

/** Calls back when the choice changes; returns the end of it. */
export function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  return () => watch.disconnect();
}

/** Follows the system while nothing is chosen, and other tabs. */
export function followColorMode(): void {
  showThemeColor();
  matchMedia(systemIsDark).addEventListener('change', () => {
    // For a print some browsers ask for the light mode, and take it back after it.
    if (readChoice() === 'system' && !matchMedia('print').matches) show('system');
  });
  if (hasColorRule('fixed')) return;
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || telling) return;
    first = undefined;
    if (newValue !== null && !isMode(newValue)) storeItem(storageKey, 'light');
    showChoice();
  });
}

function readStored(): string | null {
  return hasColorRule('fixed') ? null : readItem(storageKey);
}
