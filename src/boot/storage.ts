declare global {
  /** True once it was told: scripts that come later have this module a second time. */
  var __SITE_STORAGE_REFUSED__: boolean | undefined;
}

/** The browser's storage, or null where it is refused, which the console is told once. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    if (!globalThis.__SITE_STORAGE_REFUSED__) {
      console.warn(
        "Browser storage is not available.\nPossible reasons: the page is in an iframe, in a private session, or the browser's privacy settings are strict.",
      );
    }
    globalThis.__SITE_STORAGE_REFUSED__ = true;
    return null;
  }
}

/** @returns null where nothing is stored, or it cannot be had */
export function readItem(key: string): string | null {
  return attempt(`get key=${key}`, (storage) => storage.getItem(key));
}

/** @returns whether it is stored; storage may be full */
export function storeItem(key: string, value: string): boolean {
  return attempt(`set ${key}=${value}`, (storage) => storage.setItem(key, value)) !== null;
}

/** @returns whether it is gone */
export function deleteItem(key: string): boolean {
  return attempt(`delete key=${key}`, (storage) => storage.removeItem(key)) !== null;
}

function attempt<T>(what: string, use: (storage: Storage) => T): T | null {
  const storage = openStorage();
  try {
    return storage && use(storage);
  } catch (error) {
    console.error(`Storage error, can't ${what}`, error);
    return null;
  }
}
