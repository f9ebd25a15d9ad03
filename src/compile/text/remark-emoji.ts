import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';
import { emojiByName } from './emoji-names.ts';

const name = /:([+\w-]+):/g;

/** `:tada:` is what GitHub makes of it; names that are not known are text, as code is. */
export function remarkEmoji() {
  return (tree: Root, file: VFile) => {
    if (String(file.value).search(name) === -1) return;
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(name, (all, word: string) => emojiByName.get(word) ?? all);
    });
  };
}
