/** What is nearer to the top than this needs no way there, in pixels. */
const far = 300;

/** How far the page was scrolled before; after a jump to elsewhere no scrolling goes up from it. */
let last = 0;

const findButton = () => document.querySelector<HTMLElement>('[data-back-to-top]');

/** Shows the way back to the top to who scrolls up from below, but for the page's end. */
export function showBackToTop(): void {
  const button = findButton();
  const isUp = scrollY < last;
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
  if (button && !(isUp && isEnd)) button.hidden = !isUp || scrollY < far;
  last = scrollY;
}

/** Called where a heading, or another page, is jumped to. */
export function hideBackToTop(): void {
  const button = findButton();
  if (button) button.hidden = true;
  last = 0;
}
