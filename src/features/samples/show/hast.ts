import type { Element, ElementContent } from 'hast';

/** An element of HTML; a string among its children is text. */
export function h(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  const contents = children.map(
    (child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child),
  );
  return { type: 'element', tagName, properties, children: contents };
}

/** The name of a group of fields, for those who hear it. */
export function legend(label: string): Element {
  return h('legend', { className: ['visually-hidden'] }, label);
}
