declare global {
  /** True after the message: later scripts contain a second copy of this module. */
  var __SITE_STORAGE_WARNED__: boolean | undefined;
}

/** Logs once that the visitor's choices last only as long as the page. */
export function warnStorage(): void {
  if (window.__SITE_STORAGE_WARNED__) return;
  window.__SITE_STORAGE_WARNED__ = true;
  console.warn(
    "Browser storage is not available.\nPossible reasons: the page is in an iframe, in a private session, or the browser's privacy settings are strict.",
  );
}
