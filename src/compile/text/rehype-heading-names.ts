import type { Element, ElementContent, Root } from 'hast';
import { splitName } from '../../theme/split-name.ts';
import { element, text } from '../hast-element.ts';
import { SKIP, visit } from '../visit-tree.ts';

/** Adds break opportunities between the words of long names of code in headings. */
export function rehypeHeadingNames() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      breakNames(node);
      return SKIP;
    });
}

function breakNames(node: Element): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakNames(child);
    if (child.type !== 'text') return [child];
    const [first = '', ...others] = splitName(child.value);
    return [text(first), ...others.flatMap((piece) => [element('wbr', {}), text(piece)])];
  });
}
