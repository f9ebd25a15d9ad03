import { defaultMode, hasColorRule, isMode, type Mode, otherMode } from './default-mode.ts';
import { deleteItem, readItem, storeItem } from './storage.ts';

/** What the visitor chose; `system` if nothing is stored. */
export type ColorChoice = Mode | 'system';

const storageKey = 'theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** The mode before the first press: the second press returns to it, the third removes the choice. */
let first: Mode | undefined;

let telling = false;

/** The current choice, from storage or from the address. */
export function readChoice(): ColorChoice {
  const { themeChoice } = document.documentElement.dataset;
  return isMode(themeChoice) ? themeChoice : 'system';
}

/**
 * Stores and shows the next choice: without one, the opposite of the current mode, then the other mode, then none.
 */
export function cycleChoice(): ColorChoice {
  const next = nextChoice();
  const before = readStored();
  const stored = next === 'system' ? deleteItem(storageKey) : storeItem(storageKey, next);
  show(next);
  if (stored && readStored() !== before) notifyPage();
  return next;
}

/** Browsers notify only other tabs of a change to storage. */
function notifyPage(): void {
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

/** Shows the stored choice. */
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

/** Sets the colour of the browser's bar to that of the mode shown, not of the system's. */
function showThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset.mode === theme ? 'all' : 'not all';
  }
}

/**
 * Calls back when the choice changes.
 * @returns a function that ends the subscription
 */
export function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  return () => watch.disconnect();
}

/** Follows the system's mode while nothing is chosen, and choices in other tabs. */
export function followColorMode(): void {
  showThemeColor();
  matchMedia(systemIsDark).addEventListener('change', () => {
    // Some browsers switch to the light mode for printing, and back after it.
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
