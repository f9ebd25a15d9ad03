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
  return new Promise((taken) => {
    const transition = document.startViewTransition(() => {
      taken();
      return new Promise<void>((resolve) => {
        show = resolve;
        setTimeout(resolve, timeoutMs);
      });
    });
    passPresses(transition);
    // Rejected if the window is hidden, or another transition follows.
    transition.ready.catch(() => {});
  });
}

/**
 * Lets a press end a transition. Browsers take it for one on the document, whatever is below, so it is passed to the
 * element there.
 */
function passPresses(transition: ViewTransition): void {
  const { documentElement: page } = document;
  const pass = (event: MouseEvent) => {
    if (event.target !== page) return;
    event.stopImmediatePropagation();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    below?.dispatchEvent(new PointerEvent('click', event));
  };
  const end = ({ target }: Event) => {
    if (target !== page) return;
    transition.skipTransition();
    addEventListener('click', pass, { capture: true, once: true });
  };
  addEventListener('pointerdown', end, true);
  void transition.finished.finally(() => removeEventListener('pointerdown', end, true));
}

/** Called when the page is shown. */
export function endTransition(): void {
  show?.();
  show = undefined;
}
