import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The root of a well-formed XML text; throws with the place for any other. */
export function readFeedXml(text: string): XmlElement {
  const { root } = parseXml(text);
  if (!root) throw new Error('expected an element');
  return root;
}

export function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  );
}

export function textsOf(parent: XmlElement, name: string): string[] {
  return childrenOf(parent, name).map(({ text }) => text);
}
