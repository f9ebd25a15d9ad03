import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../visit-tree.ts';

/** Removes the footnotes from the preview of a post; in a list they would be under each preview. */
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
