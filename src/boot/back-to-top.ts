/** How far the page must be scrolled for the button to show. */
const minTopPx = 300;

/** The previous scroll position; 0 after a jump, so that the scrolling of the jump doesn't count as upward. */
let lastTopPx = 0;

const findButton = () => document.querySelector<HTMLElement>('[data-back-to-top]');

/** Shows the button while the visitor scrolls up, except when the page bounces at its end. */
export function showBackToTop(): void {
  const button = findButton();
  const isUp = scrollY < lastTopPx;
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
  if (button && !(isUp && isEnd)) button.hidden = !isUp || scrollY < minTopPx;
  lastTopPx = scrollY;
}

/** Hides the button after a jump to a heading or another page. */
export function hideBackToTop(): void {
  const button = findButton();
  if (button) button.hidden = true;
  lastTopPx = 0;
}
