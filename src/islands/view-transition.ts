import { adoptStyles } from '../boot/adopt-styles.ts';
import navigationCss from '../theme/navigation.css?inline';

/** How long the old picture may stand for a page that does not come, in milliseconds. */
const timeoutMs = 400;

let show: (() => void) | undefined;

/**
 * Takes a picture of the page that is shown, from which the browser fades to the next: called when that
 * has come, and resolved when it may be shown. Where motion is not wanted there is none.
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
    // Left out where the window is hidden, or another follows.
    transition.ready.catch(() => {});
  });
}

/** The page is there: the browser shows it. */
export function endTransition(): void {
  show?.();
  show = undefined;
}
