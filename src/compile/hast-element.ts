import type { Element, ElementContent, Text } from 'hast';

/** An element of HTML. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A piece of text. */
export function text(value: string): Text {
  return { type: 'text', value };
}
