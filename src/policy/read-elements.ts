import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Place } from '../faults/places.ts';

/** An element for the policy: names in lower case, as in HTML. */
export type PolicyElement = { name: string; attributes: Readonly<Record<string, string>> };

/** Names of properties and JSX attributes that differ from HTML's by more than case. */
const htmlNames: Readonly<Record<string, string>> = {
  httpequiv: 'http-equiv',
  xlinkhref: 'xlink:href',
};

/** The name of an attribute in HTML: `formaction` for `formAction`, `xlink:href` for `xLinkHref`. */
export function nameAttribute(written: string): string {
  const name = written.toLowerCase();
  return htmlNames[name] ?? name;
}

/** Reads an element of a tree. */
export function readElement({ tagName, properties }: Element): PolicyElement {
  const attributes = Object.entries(properties).map(([name, value]) => [
    nameAttribute(name),
    Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value ?? ''),
  ]);
  return { name: tagName.toLowerCase(), attributes: Object.fromEntries(attributes) };
}

/** Lists all elements below a node in order, including those in templates, which may be shown. */
export function listElements(node: Nodes): Element[] {
  const inside = [
    ...('children' in node ? node.children : []),
    ...('content' in node && node.content ? [node.content] : []),
  ].flatMap(listElements);
  return node.type === 'element' ? [node, ...inside] : inside;
}

/** Reads a piece of HTML like browsers; each element with its place in it. */
export function readHtml(html: string): (PolicyElement & { place?: Place })[] {
  return listElements(fromHtml(html, { fragment: true })).map((element) => {
    const { line, column } = element.position?.start ?? {};
    const place = line === undefined || column === undefined ? undefined : { line, column };
    return { ...readElement(element), place };
  });
}
