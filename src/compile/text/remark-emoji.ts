import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';

const name = /:([+\w-]+):/g;

/** `:tada:` is what GitHub makes of it; names that are not known are text, as code is. */
export function remarkEmoji() {
  return (tree: Root, file: VFile) => {
    if (String(file.value).search(name) === -1) return;
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(name, findEmoji);
    });
  };
}

function findEmoji(written: string, word: string): string {
  return Object.hasOwn(nameToEmoji, word) ? (nameToEmoji[word] ?? written) : written;
}
