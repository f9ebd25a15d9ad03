import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const kinds: Record<string, string> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/**
 * `:::note[Title]` becomes an `Admonition`; every other directive goes back to the text that it
 * was written as, for prose is full of colons (`a:hover`).
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') return convertContainer(node, file);
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return;
      if (parent && index !== undefined) {
        parent.children[index] = { type: 'text', value: sourceOf(node, file) };
      }
    });
  };
}

function convertContainer(node: ContainerDirective, file: VFile): void {
  const kind = kinds[node.name];
  if (!kind) {
    file.fail(
      `unknown admonition ":::${node.name}"; expected ${Object.keys(kinds).join(', ')}`,
      node,
    );
  }
  const first = node.children[0];
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label: PhrasingContent[] =
    isLabel && first.type === 'paragraph' ? first.children : [{ type: 'text', value: node.name }];
  const heading: Paragraph = { type: 'paragraph', children: label };
  if (isLabel) node.children.shift();
  const plain = textOf(heading);
  node.data = {
    hName: 'aside',
    hProperties: {
      className: ['admonition', `admonition-${kind}`],
      'data-kind': kind,
      'data-label': isLabel ? plain : plain.charAt(0).toUpperCase() + plain.slice(1),
    },
  };
}

function sourceOf(node: TextDirective | LeafDirective, file: VFile): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return node.name;
  return String(file.value).slice(start.offset, end.offset);
}
