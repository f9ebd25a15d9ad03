import type { Nodes } from 'mdast';

/** Joins texts beside each other, as of elements that Markdown doesn't have. Changes the tree in place. */
export function joinTexts(node: Nodes): void {
  if (!('children' in node)) return;
  const { children } = node;
  for (let at = children.length - 1; at > 0; at -= 1) {
    const [before, child] = [children[at - 1], children[at]];
    if (before?.type !== 'text' || child?.type !== 'text') continue;
    before.value += child.value;
    children.splice(at, 1);
  }
  for (const child of children) joinTexts(child);
}
