import type { Element, ElementContent, Text } from 'hast';
import type { Raw } from 'mdast-util-to-hast';

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

/** Finished HTML, which `rehypeStatic` takes as it is. */
export function html(value: string): Raw {
  return { type: 'raw', value };
}
