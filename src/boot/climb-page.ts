/** The share of the distance that remains after each frame. */
const remainingShare = 0.85;

/** Handles a press on "Back to top": scrolls and moves the focus. */
export function pressBackToTop(target: Element): void {
  if (!target.closest('[data-back-to-top]')) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  climb(scrollY, isStill ? 0 : remainingShare);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Stops as soon as the visitor scrolls down. */
function climb(from: number, factor: number): void {
  if (scrollY > from + 1) return;
  const top = Math.floor(scrollY * factor);
  scrollTo({ top, behavior: 'instant' });
  if (top > 0) requestAnimationFrame(() => climb(top, factor));
}
