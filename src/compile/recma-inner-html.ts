import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'estree-util-visit';

/** Converts `dangerouslySetInnerHTML: "…"`, as `rehype-static` writes it, to the form that React expects. */
export function recmaInnerHtml() {
  return (tree: Program) => {
    visit(tree, (node) => {
      if (node.type !== 'Property' || node.value.type !== 'Literal') return;
      const isKey = node.key.type === 'Identifier' && node.key.name === 'dangerouslySetInnerHTML';
      if (isKey) node.value = valueToEstree({ __html: node.value.value });
    });
  };
}
