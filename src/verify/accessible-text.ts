import type { Element, ElementContent, RootContent } from 'hast';

const UNSPOKEN = new Set(['script', 'style', 'template']);

/** What an element says to a reader who hears it: its label, else its text and its images' texts. */
export function readAccessibleText(element: Element): string {
  return readNode(element).replace(/\s+/g, ' ').trim();
}

function readNode(node: ElementContent | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSilent(node)) return '';
  const { ariaLabel, alt } = node.properties;
  if (typeof ariaLabel === 'string' && ariaLabel.trim() !== '') return ariaLabel;
  if (node.tagName === 'img') return typeof alt === 'string' ? alt : '';
  return node.children.map(readNode).join('');
}

function isSilent({ tagName, properties }: Element): boolean {
  return UNSPOKEN.has(tagName) || properties.ariaHidden === 'true' || Boolean(properties.hidden);
}
