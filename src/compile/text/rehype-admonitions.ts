import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';

/** Gives each admonition its icon, its heading and a box for its content; notes its id. */
export function rehypeAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const { dataKind: kind, dataLabel: label, ...properties } = node.properties;
      if (node.tagName !== 'aside' || typeof kind !== 'string' || typeof label !== 'string') return;
      node.properties = { ...properties, ariaLabel: label };
      const [heading, content] = takeHeading(node);
      const title: ElementContent[] = heading?.children ?? [{ type: 'text', value: label }];
      node.children = [
        element('p', ['admonition-heading'], [iconOf(kind), ...title]),
        element('div', ['admonition-content'], content),
      ];
      if (typeof properties.id !== 'string') return;
      file.data.ids ??= [];
      file.data.ids.push(properties.id);
    });
  };
}

/** The paragraph that holds the written title, and what stands below it. */
function takeHeading({ children }: Element): [Element | undefined, ElementContent[]] {
  const index = children.findIndex(({ type }) => type === 'element');
  const first = children[index];
  const names = first?.type === 'element' ? first.properties.className : undefined;
  if (first?.type !== 'element' || !Array.isArray(names)) return [undefined, children];
  if (!names.includes('admonition-heading')) return [undefined, children];
  return [first, children.slice(index + 1)];
}

function element(tagName: string, className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className }, children };
}

/** Names a drawing of the document's sprite. */
function iconOf(kind: string): Element {
  const properties = { href: `#icon-${kind}` };
  return {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['admonition-icon'], ariaHidden: 'true' },
    children: [{ type: 'element', tagName: 'use', properties, children: [] }],
  };
}
