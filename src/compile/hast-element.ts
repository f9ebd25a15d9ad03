import type { Element, ElementContent, Text } from 'hast';

/** An element of HTML; a string among its children is text. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? text(child) : child));
  return { type: 'element', tagName, properties, children: nodes };
}

/** A piece of text. */
export function text(value: string): Text {
  return { type: 'text', value };
}
