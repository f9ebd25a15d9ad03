/** What a visitor chose; `system` where nothing is stored. */
export type ColorChoice = 'light' | 'dark' | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();
let warned = false;

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored choice; an unknown value counts as none. */
export function readChoice(): ColorChoice {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  if (stored === 'dark' || stored === 'light') return stored;
  return sessionChoice;
}

/** Where storage is refused a choice lasts as long as the page. */
let sessionChoice: ColorChoice = 'system';

/**
 * The next choice: from none the opposite of what is shown, then the other mode, then none.
 * Stores it and shows it.
 */
export function cycleChoice(): ColorChoice {
  const current = readChoice();
  const system = darkSystem().matches ? 'dark' : 'light';
  const opposite = system === 'dark' ? 'light' : 'dark';
  const next: ColorChoice =
    current === 'system' ? opposite : current === opposite ? system : 'system';
  sessionChoice = 'system';
  const stored = withStorage((storage) => {
    if (next === 'system') storage.removeItem(storageKey);
    else storage.setItem(storageKey, next);
    return 'stored';
  });
  if (stored === null) sessionChoice = next;
  showChoice();
  return next;
}

/** Puts the mode on the document and tells who listens. */
export function showChoice(): void {
  const choice = readChoice();
  const root = document.documentElement;
  const mode = choice === 'system' ? (darkSystem().matches ? 'dark' : 'light') : choice;
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
  for (const listener of listeners) listener();
}

/** Calls back when the choice or what is shown changes; returns the end of it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Follows the system while nothing is chosen, and other tabs. */
export function followColorMode(): void {
  darkSystem().addEventListener('change', () => {
    if (readChoice() === 'system') showChoice();
  });
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) showChoice();
  });
}

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    if (!warned) {
      console.warn(
        "Browser storage is not available.\nPossible reasons: the page is in an iframe, in a private session, or the browser's privacy settings are strict.",
      );
    }
    warned = true;
    return null;
  }
}
