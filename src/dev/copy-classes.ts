/** Attributes in which an edit of a style shows. */
const names = ['class', 'data-style-src'];

/**
 * Gives elements the classes of those in the same place of another tree. Where what is in two is not
 * the same, as in what a script has filled, it is left as it is.
 */
export function copyClasses(from: Element, to: Element): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value !== null && value !== to.getAttribute(name)) to.setAttribute(name, value);
  }
  const [made, shown] = [[...from.children], [...to.children]];
  const isAlike = made.every(({ tagName }, place) => shown[place]?.tagName === tagName);
  // What is added at the end is no part of the page.
  if (!isAlike || (made.length < shown.length && to !== document.body)) return;
  made.forEach((child, place) => {
    const same = shown[place];
    if (same) copyClasses(child, same);
  });
}
