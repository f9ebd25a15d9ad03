import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPost } from '../../content/source-path.ts';
import type { FaultText } from '../../faults/fault.ts';
import { reportFault } from '../report-fault.ts';
import { visit } from '../visit-tree.ts';
import { readComment } from './read-comment.ts';

/** Comments that are meant as the truncate marker, also those of WordPress, Hexo and Jekyll. */
const meant = /^(?:truncated?|(?:read[ -]?)?more|excerpt)$/i;

/** Warns of a marker in a post that doesn't end its preview: one that is misspelt or inside another element. */
export function remarkLostMarker() {
  return (tree: Root, file: VFile) => {
    if (!isPost(file.path) || file.data.truncated) return;
    visit(tree, (node) => {
      const word = readComment(node);
      if (word === undefined || !meant.test(word)) return;
      const text = word === 'truncate' ? misplaced : explainMisspelt(word);
      reportFault(file, node, { severity: 'warning', ...text });
    });
  };
}

const misplaced: FaultText = {
  message:
    'this truncate marker does not count, so lists show the whole post: it is inside another element',
  hint: 'Move it between two paragraphs, outside of quotations and components.',
};

const explainMisspelt = (word: string): FaultText => ({
  message: `"${word}" is not a truncate marker, so lists show the whole post`,
  hint: 'Write {/* truncate */}.',
});
