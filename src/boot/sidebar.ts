import { reveal } from './reveal.ts';

/** The height of an entry, in pixels. */
const entryHeightPx = 36;

/** Scrolls the sidebar to the link to the current page. */
export function showCurrentLink(): void {
  reveal('.menu', document.querySelector('.menu-secondary [aria-current]'));
}

/** Sets how long the pressed category takes to open or close, for the style sheet. */
export function setFoldDuration(target: Element): void {
  const category = target.closest('summary')?.closest<HTMLElement>('.section-links details');
  const height = category?.querySelector('ul')?.getBoundingClientRect().height;
  if (!category || !height) return;
  const entries = height / entryHeightPx;
  // `| 0` instead of `Math.round`, which would exceed the size budget of the script by 3 bytes.
  const time = (40.5 + 150 * entries ** 0.25 + 2 * entries) | 0;
  category.style.setProperty('--sx-fold', `${time}ms`);
}
