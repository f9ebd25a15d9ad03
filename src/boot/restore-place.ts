import { restoreFolds } from './folds.ts';

/**
 * Shows the page as the entry of the history was left: what was open is, and where an earlier
 * document took that over from the browser (`islands/scroll-memory`), its place is found; for the
 * next visit the browser does that again.
 */
export function restorePlace(): void {
  const isOurs = history.scrollRestoration === 'manual';
  // What opens above it takes along the place that the browser found.
  const top = Number(isOurs ? history.state?.place : history.state?.folds && scrollY);
  restoreFolds();
  if (top) scrollTo({ top, behavior: 'instant' });
  if (!isOurs) return;
  // Given back at once, it would scroll to where it has seen the page last.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
