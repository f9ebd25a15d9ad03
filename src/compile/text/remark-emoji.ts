import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';

const name = /:([+\w-]+):/g;

/** Replaces `:tada:` with GitHub's emoji; unknown names and code stay as they are. */
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
