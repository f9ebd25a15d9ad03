import type { Element, Nodes } from 'hast';
import { isJsxElement, readAttribute } from '../jsx-element.ts';

/**
 * The text of a node as readers see it, in one line: without marks of footnotes, with a space for a line break.
 * @param alts whether images count, by their alternative texts
 */
export function readableText(node: Nodes, alts = false): string {
  return tidyText(joinText(node, alts));
}

/** Puts a text in one line. No-break spaces stay. */
const tidyText = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

function joinText(node: Nodes, alts: boolean): string {
  const text = textOfLeaf(node, alts);
  if (text !== undefined) return text;
  return 'children' in node ? node.children.map((child) => joinText(child, alts)).join('') : '';
}

/** The text that a node adds whatever is in it; undefined if its children tell. */
export function textOfLeaf(node: Nodes, alts = false): string | undefined {
  if (node.type === 'text') return node.value;
  const tag = node.type === 'element' ? node.tagName : isJsxElement(node) ? node.name : undefined;
  if (tag === 'br') return ' ';
  if (tag === 'img') return alts ? ` ${readAlt(node)} ` : '';
  return node.type === 'element' && isFootnoteMark(node) ? '' : undefined;
}

function readAlt(node: Nodes): string {
  if (node.type === 'element') return String(node.properties.alt ?? '');
  const alt = isJsxElement(node) ? readAttribute(node, 'alt') : undefined;
  return alt?.kind === 'known' ? alt.value : '';
}

/** Whether an element is the raised number of a footnote. */
function isFootnoteMark({ tagName, children: [mark] }: Element): boolean {
  return tagName === 'sup' && mark?.type === 'element' && 'dataFootnoteRef' in mark.properties;
}
