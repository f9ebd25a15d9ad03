import type { Element, ElementContent, Text } from 'hast';

/** Creates an HTML element; strings among its children become text nodes. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? text(child) : child));
  return { type: 'element', tagName, properties, children: nodes };
}

/** Creates a text node. */
export function text(value: string): Text {
  return { type: 'text', value };
}
