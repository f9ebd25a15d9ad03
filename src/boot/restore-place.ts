/**
 * Scrolls to where the entry of the history was left, where an earlier document took that over from
 * the browser (`islands/scroll-memory`); for the next visit the browser does it again.
 */
export function restorePlace(): void {
  if (history.scrollRestoration === 'auto') return;
  const top: unknown = history.state?.place;
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  // Given back at once, it would scroll to where it has seen the page last.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
