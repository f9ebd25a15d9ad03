import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from '../visit-tree.ts';

/**
 * Puts tables into a scroll box of their own, named by their columns, and turns alignment into
 * classes. A header row without any text goes: it would be read out as empty headers.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (typeof node.properties.align === 'string') {
        node.properties.className = [`align-${node.properties.align}`];
        delete node.properties.align;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.role === 'region') return;
      const label = takeHeaderText(node);
      count += 1;
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'region',
          ariaLabel: `Table ${count}${label && `: ${label}`}`,
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = box;
      return [SKIP, index];
    });
  };
}

/** The texts of a table's header; takes the header out where it has none. */
function takeHeaderText(table: Element): string {
  const isHead = (node: Element['children'][number]) =>
    node.type === 'element' && node.tagName === 'thead';
  const head = table.children.find(isHead);
  if (head?.type !== 'element') return '';
  const texts = head.children
    .flatMap((row) => (row.type === 'element' ? row.children : []))
    .map((cell) => (cell.type === 'element' ? textOf(cell).trim() : ''))
    .filter((text) => text !== '');
  if (texts.length === 0) table.children = table.children.filter((node) => !isHead(node));
  return texts.join(', ');
}
