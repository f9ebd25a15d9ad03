/** Scrolls a scroll container, but not the page, to an item in it that is out of sight. */
export function reveal(selector: string, item: Element | null): void {
  const box = document.querySelector(selector);
  if (!box || !item) return;
  const outer = box.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < outer.top || bottom > outer.bottom) box.scrollTop += top - outer.top - outer.height / 2;
}
