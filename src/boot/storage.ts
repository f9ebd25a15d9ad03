let warned = false;

/**
 * Uses the browser's storage; where it is refused the console is told once.
 * @returns null where it is refused
 */
export function withStorage<T>(use: (storage: Storage) => T): T | null {
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
