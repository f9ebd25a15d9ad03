import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Puts tables into a scroll box of their own and turns alignment into classes. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (typeof node.properties.align === 'string') {
        node.properties.className = [`align-${node.properties.align}`];
        delete node.properties.align;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.role === 'region') return;
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'region',
          ariaLabel: 'Table',
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = box;
      return [SKIP, index];
    });
  };
}
