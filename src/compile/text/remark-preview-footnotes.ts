import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../visit-tree.ts';

/** Leaves out the footnotes of a part of a post, which would stand under each part in a list. */
export function remarkPreviewFootnotes() {
  return (tree: Root, file: VFile) => {
    if (!file.data.truncated) return;
    visit(tree, (node, index, parent) => {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
