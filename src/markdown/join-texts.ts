import type { Nodes, Text } from 'mdast';

/** Joins texts beside each other, as of elements that Markdown doesn't have. Changes the tree in place. */
export function joinTexts(node: Nodes): void {
  if (!('children' in node)) return;
  let last: Text | undefined;
  const kept: Nodes[] = [];
  for (const child of node.children) {
    if (child.type === 'text' && last) {
      last.value += child.value;
      continue;
    }
    last = child.type === 'text' ? child : undefined;
    kept.push(child);
    joinTexts(child);
  }
  if (kept.length < node.children.length) Object.assign(node, { children: kept });
}
