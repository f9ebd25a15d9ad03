import type { Element, ElementContent, Root } from 'hast';
import { splitName } from '../../theme/split-name.ts';
import { element, text } from '../hast-element.ts';
import { SKIP, visit } from '../visit-tree.ts';

/** The length from which a name may be wider than its column on a phone; shorter ones stay on one line. */
const minCellName = 25;

/**
 * Adds break opportunities between the words of long names of code: in headings, and of the longest ones in the
 * first cell of a row.
 */
export function rehypeBreakNames() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      const isHeading = /^h[1-6]$/.test(node.tagName);
      const named = isHeading ? [node] : node.tagName === 'tr' ? listFirstCodes(node) : [];
      for (const element of named) breakNames(element);
      return isHeading ? SKIP : undefined;
    });
}

/** The long names in the first cell of a row, except those that highlighting reads later. */
function listFirstCodes(row: Element): Element[] {
  const cell = row.children.find((child) => child.type === 'element');
  const codes: Element[] = [];
  if (cell?.tagName !== 'td') return codes;
  visit(cell, 'element', (node) => {
    const [text] = node.children;
    if (node.tagName !== 'code' || text?.type !== 'text') return;
    if (text.value.length >= minCellName && !text.value.includes('{:')) codes.push(node);
  });
  return codes;
}

function breakNames(node: Element): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakNames(child);
    if (child.type !== 'text') return [child];
    const [first = '', ...others] = splitName(child.value);
    return [text(first), ...others.flatMap((piece) => [element('wbr', {}), text(piece)])];
  });
}
