/** How much of the way is left after each frame. */
const step = 0.85;

/** Serves a press on the way back to the top; the focus goes along. */
export function pressBackToTop(target: Element): void {
  if (!target.closest('[data-back-to-top]')) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  climb(scrollY, isStill ? 0 : step);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Who scrolls down meanwhile stays there. */
function climb(from: number, factor: number): void {
  if (scrollY > from + 1) return;
  const top = Math.floor(scrollY * factor);
  scrollTo({ top, behavior: 'instant' });
  if (top > 0) requestAnimationFrame(() => climb(top, factor));
}
