import type { Root } from 'mdast';
import type { Math as Formula, InlineMath } from 'mdast-util-math';
import remarkMath from 'remark-math';
import type { CompileSteps } from '../../../compile/compile-part.ts';
import { visit } from '../../../compile/visit-tree.ts';

/** The syntax of formulas: `$x$`, blocks between lines of `$$`, and fences with the language `math`. */
export const formulaSyntax: CompileSteps['syntax'] = {
  plugins: [remarkMath, remarkFormulas],
  mayBeIn: (text) => text.includes('$'),
};

/**
 * Turns formulas into elements that contain their TeX, so that the next steps take it for text: the search finds it,
 * and it is not highlighted as code. `rehypeFormulas` converts it.
 */
function remarkFormulas() {
  return (tree: Root) => {
    visit(tree, (node, at, parent) => {
      if (node.type === 'math' || node.type === 'inlineMath') markFormula(node);
      if (node.type !== 'code' || node.lang !== 'math' || !parent || at === undefined) return;
      const formula: Formula = { type: 'math', value: node.value, position: node.position };
      markFormula(formula);
      parent.children[at] = formula;
    });
  };
}

function markFormula(node: Formula | InlineMath): void {
  const kind = node.type === 'math' ? 'block' : 'inline';
  node.data = {
    hName: kind === 'block' ? 'div' : 'span',
    hProperties: { dataFormula: kind },
    hChildren: [{ type: 'text', value: node.value }],
  };
}
