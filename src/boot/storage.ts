/** The browser's storage, or null if it is blocked, which the console reports once. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Loaded on demand, since few visitors block storage.
    void import('./warn-storage.ts').then(({ warnStorage }) => warnStorage());
    return null;
  }
}

/** @returns the stored text; null if there is none or storage is blocked */
export function readItem(key: string): string | null {
  return attempt(`get key=${key}`, (storage) => storage.getItem(key));
}

/** @returns whether the value was stored; storage may be full */
export function storeItem(key: string, value: string): boolean {
  return attempt(`set ${key}=${value}`, (storage) => storage.setItem(key, value)) !== null;
}

/** @returns whether the value was deleted */
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
