import { reveal } from './reveal.ts';

/** Marks the current heading in the table of contents: the last one above the top of the window or close to it. */
export function markContents(): void {
  const bar = document.querySelector('nav')?.offsetHeight ?? 0;
  let current: HTMLAnchorElement | undefined;
  let isPast = true;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents-list a')) {
    link.ariaCurrent = null;
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // One in a hidden tab or a closed fold is nowhere on the page.
    if (!isPast || !heading?.checkVisibility()) continue;
    const { top, bottom } = heading.getBoundingClientRect();
    isPast = top < bar;
    if (isPast || bottom < innerHeight / 2) current = link;
  }
  if (!current) return;
  current.ariaCurrent = 'location';
  reveal('.contents', current);
}
