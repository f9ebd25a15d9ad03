/** There is nothing to do before a press. */
export function start(): void {}

/** Serves a press on what is used so rarely that its code comes when a visitor approaches it. */
export function press(target: Element): void {
  pressBackToTop(target);
  void pressCopy(target);
}

/** How much of the way is left after each frame. */
const step = 0.85;

/** Serves a press on the way back to the top; the focus goes along. */
function pressBackToTop(target: Element): void {
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

/** Serves a press on a copy button: copies its block and says so for a second. */
async function pressCopy(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code-block')?.querySelector('code');
  if (!button || !code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch (error) {
    console.error('Failed to copy code:', error);
    return;
  }
  button.dataset.copied = '';
  button.ariaLabel = 'Copied';
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = 'Copy code to clipboard';
  }, 1000);
}
