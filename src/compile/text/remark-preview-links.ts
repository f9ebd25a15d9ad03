import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../visit-tree.ts';

/**
 * Makes a preview right on a page that is not the post's: a link to a place in the post names the
 * post, and footnotes, which would stand under each preview, are left out.
 */
export function remarkPreviewLinks() {
  return (tree: Root, file: VFile) => {
    const own = `./${encodeURI(path.posix.basename(file.path))}`;
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'definition') {
        if (node.url.startsWith('#')) node.url = own + node.url;
      }
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
