import type { Root } from 'mdast';
import { SKIP, visit } from '../visit-tree.ts';

/** Leaves out the footnotes of a preview, which would stand under each preview of a page. */
export function remarkPreviewFootnotes() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
