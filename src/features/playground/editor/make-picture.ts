import type { examples } from 'virtual:examples';

type Drawing = (typeof examples)[number]['picture'];

/** Creates the elements of a drawing, which was read at build time. */
export function makePicture([name, attributes, parts]: Drawing): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...parts.map(makePicture));
  return element;
}
