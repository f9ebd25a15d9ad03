declare global {
  /** True once it was told: scripts that come later have this module a second time. */
  var __SITE_STORAGE_REFUSED__: boolean | undefined;
}

/** Tells the console, once, that what a visitor chooses lasts as long as the page. */
export function tellRefused(): void {
  if (window.__SITE_STORAGE_REFUSED__) return;
  window.__SITE_STORAGE_REFUSED__ = true;
  console.warn(
    "Browser storage is not available.\nPossible reasons: the page is in an iframe, in a private session, or the browser's privacy settings are strict.",
  );
}
