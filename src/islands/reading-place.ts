/** Where a page was left: how far it was scrolled, and what stood at the top of the window. */
export type Place = {
  top: number;
  /** The number of that among what is read. */
  item?: number;
  /** How far it was below the window's edge. */
  below?: number;
};

function findItems(): Element[] {
  return [
    ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, tr, pre):not(.contents *)'),
  ];
}

/** The place in the page that is shown. */
export function readPlace(): Place {
  const top = window.scrollY;
  const bar = document.querySelector('nav')?.offsetHeight ?? 0;
  const items = findItems();
  const item = items.findIndex(
    (each) => each.getBoundingClientRect().bottom > bar && each.checkVisibility(),
  );
  return { top, item, below: items[item]?.getBoundingClientRect().top };
}

/**
 * How far the page is to be scrolled to be read on from a place, also where the window has another
 * width by now, or what is above has another height.
 */
export function topOf({ top, item = -1, below = 0 }: Place): number {
  const found = top > 0 ? findItems()[item] : undefined;
  if (!found?.checkVisibility()) return top;
  return Math.max(0, window.scrollY + found.getBoundingClientRect().top - below);
}
