import type { Root } from 'mdast';

/** Cuts a post at its truncate marker, with what follows: what is left is its preview. */
export function remarkPreview() {
  return (tree: Root) => {
    const cut = tree.children.findIndex(isTruncateMarker);
    if (cut === -1) return;
    tree.children = tree.children.filter(
      (node, index) => index < cut || node.type === 'mdxjsEsm' || node.type === 'definition',
    );
  };
}

function isTruncateMarker(node: Root['children'][number]): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->$/.test(node.value);
  return node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim());
}
