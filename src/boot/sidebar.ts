import { reveal } from './reveal.ts';

/** The closed part of a category has the height of one entry less for each one in it. */
const entryHeight = 36;

/** Brings the link to the open page into sight, in the column of links. */
export function showCurrentLink(): void {
  reveal('.menu', document.querySelector('.menu-secondary [aria-current]'));
}

/** Tells the style sheet how long the category of a pressed summary takes to open or close. */
export function timeFold(target: Element): void {
  const category = target.closest('summary')?.closest<HTMLElement>('.section-links details');
  const height = category?.querySelector('ul')?.getBoundingClientRect().height;
  if (!category || !height) return;
  const entries = height / entryHeight;
  // Rounded: with its name the function is 3 bytes more than every page has left.
  const time = (40.5 + 150 * entries ** 0.25 + 2 * entries) | 0;
  category.style.setProperty('--sx-fold', `${time}ms`);
}
