import { adoptStyles } from '../boot/adopt-styles.ts';
import navigationCss from '../theme/navigation.css?inline';

/** How long the old picture may stay if the page doesn't come, in milliseconds. */
const timeoutMs = 400;

let show: (() => void) | undefined;

/**
 * Starts a view transition from the current page: called when the next page has arrived; resolves when it may be
 * shown. There is no transition if the visitor prefers reduced motion.
 */
export function beginTransition(): Promise<void> {
  endTransition();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) return Promise.resolve();
  adoptStyles(navigationCss);
  return new Promise((taken) => {
    const transition = document.startViewTransition(() => {
      taken();
      return new Promise<void>((resolve) => {
        show = resolve;
        setTimeout(resolve, timeoutMs);
      });
    });
    // Rejected if the window is hidden, or another transition follows.
    transition.ready.catch(() => {});
  });
}

/** Called when the page is shown. */
export function endTransition(): void {
  show?.();
  show = undefined;
}
