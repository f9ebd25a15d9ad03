import type { Root } from 'mdast';
import { visit } from '../visit-tree.ts';

/** Elements that HTML does not let hold a paragraph. */
const phrasing = /^(?:p|h[1-6]|summary|span|button|label|em|strong|b|i|small|legend)$/;

/**
 * Takes the paragraph out of `<p>` and the like: Markdown makes one of text on its own line,
 * and a browser would end the element before it. A `p` that holds more than one is a `div`.
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
