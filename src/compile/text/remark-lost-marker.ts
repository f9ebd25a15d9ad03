import type { Node, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPost } from '../is-post.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';

/** Comments that are meant as the truncate marker, also those of WordPress, Hexo and Jekyll. */
const meant = /^(?:<!--|\/\*)\s*(truncated?|(?:read[ -]?)?more|excerpt)\s*(?:-->|\*\/)$/i;

/** Warns of a marker in a post that doesn't end its preview: one that is misspelt or inside another element. */
export function remarkLostMarker() {
  return (tree: Root, file: VFile) => {
    if (!isPost(file.path) || file.data.truncated) return;
    visit(tree, (node) => {
      if (!isComment(node)) return;
      const [, word] = meant.exec(node.value.trim()) ?? [];
      if (word === undefined) return;
      const isMisspelt = word !== 'truncate';
      reportFault(file, node, {
        severity: 'warning',
        message: isMisspelt
          ? `"${word}" is not a truncate marker, so lists show the whole post`
          : 'this truncate marker does not count, so lists show the whole post: it is inside another element',
        hint: isMisspelt
          ? 'Write {/* truncate */}.'
          : 'Move it between two paragraphs, outside of quotations and components.',
      });
    });
  };
}

/** Code with the same text is shown. */
function isComment(node: Node): node is Node & { value: string } {
  return /^(?:html|mdx(?:Flow|Text)Expression)$/.test(node.type);
}
