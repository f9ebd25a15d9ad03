declare global {
  /** True once it was told: scripts that come later have this module a second time. */
  var __SITE_STORAGE_REFUSED__: boolean | undefined;
}

/**
 * Uses the browser's storage; where it is refused the console is told once.
 * @returns null where it is refused
 */
export function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
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
