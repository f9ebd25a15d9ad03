import { reveal } from './reveal.ts';

/** Marks in the contents what is being read: the last heading that is above, or near the top. */
export function markContents(): void {
  const bar = document.querySelector('nav')?.offsetHeight ?? 0;
  let current: HTMLAnchorElement | undefined;
  let isPast = true;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents-list a')) {
    link.ariaCurrent = null;
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading || !isPast) continue;
    const { top, bottom } = heading.getBoundingClientRect();
    isPast = top < bar;
    if (isPast || bottom < innerHeight / 2) current = link;
  }
  if (!current) return;
  current.ariaCurrent = 'location';
  reveal('.contents', current);
}
