import { restoreOpenDetails } from './folds.ts';

/**
 * Restores the state of the history entry: opens the `details` that were open and, if an earlier document took
 * scroll restoration over from the browser (`islands/scroll-memory`), scrolls. Gives scroll restoration back to
 * the browser for the next visit.
 */
export function restorePlace(): void {
  const isOurs = history.scrollRestoration === 'manual';
  // Content that opens above the restored position would move it.
  const top = Number(isOurs ? history.state?.place : history.state?.folds && scrollY);
  restoreOpenDetails();
  if (top) scrollTo({ top, behavior: 'instant' });
  if (!isOurs) return;
  // Given back now, the browser would scroll to the position that it last saw.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
