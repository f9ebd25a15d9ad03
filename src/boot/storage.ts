/** The browser's storage, or null where the browser blocks it, which the console says once. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Few visitors block it, so the message comes when they are needed.
    void import('./tell-refused.ts').then(({ tellRefused }) => tellRefused());
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
