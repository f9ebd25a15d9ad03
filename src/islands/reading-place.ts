/** The reading position on a page: the scroll position, and the element at the top of the window. */
export type ReadingPosition = {
  top: number;
  /** The index of that element among the text blocks. */
  item?: number;
  /** Its distance from the top of the window. */
  below?: number;
};

function findItems(): Element[] {
  return [
    ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, tr, pre):not(.contents *)'),
  ];
}

/** The position on the current page. */
export function readPosition(): ReadingPosition {
  const top = window.scrollY;
  const bar = document.querySelector('nav')?.offsetHeight ?? 0;
  const items = findItems();
  const item = items.findIndex(
    (each) => each.getBoundingClientRect().bottom > bar && each.checkVisibility(),
  );
  return { top, item, below: items[item]?.getBoundingClientRect().top };
}

/**
 * The scroll position that shows a reading position, even if the window's width or the content above has changed.
 */
export function topOf({ top, item = -1, below = 0 }: ReadingPosition): number {
  const element = top > 0 ? findItems()[item] : undefined;
  if (!element?.checkVisibility()) return top;
  return Math.max(0, window.scrollY + element.getBoundingClientRect().top - below);
}
