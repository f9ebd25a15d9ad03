/** Attributes that an edit of a style changes. */
const names = ['class', 'data-style-src'];

/**
 * Copies the classes of a tree to the corresponding elements of another. Subtrees with different elements, such as
 * those that a script has filled, are left as they are.
 */
export function copyClasses(from: Element, to: Element): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value !== null && value !== to.getAttribute(name)) to.setAttribute(name, value);
  }
  const [made, shown] = [[...from.children], [...to.children]];
  const isAlike = made.every(({ tagName }, place) => shown[place]?.tagName === tagName);
  // Elements added at the end of the body aren't part of the page.
  if (!isAlike || (made.length < shown.length && to !== document.body)) return;
  made.forEach((child, place) => {
    const same = shown[place];
    if (same) copyClasses(child, same);
  });
}
