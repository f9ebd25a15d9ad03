import type { Root } from 'mdast';
import { visit } from '../visit-tree.ts';

/** Elements that can't contain a paragraph in HTML. */
const phrasing = /^(?:p|h[1-6]|summary|span|button|label|em|strong|b|i|small|legend)$/;

/**
 * Removes the paragraph in `<p>` and similar elements: Markdown creates one for text on its own line, and a
 * browser would end the outer element before it. A `p` with several becomes a `div`.
 */
export function remarkJsxPhrasing() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (!node.name || !phrasing.test(node.name)) return;
      const [first, ...others] = node.children;
      if (first?.type !== 'paragraph') return;
      if (others.length === 0) {
        Object.assign(node, { children: first.children });
      } else if (node.name === 'p') node.name = 'div';
    });
  };
}
