import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { admonitionIcons } from '../theme/admonition-icons.ts';

/** Gives each admonition its icon, its label and a box for its content. */
export function rehypeAdmonitions() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const kind = node.properties['data-kind'];
      const label = node.properties['data-label'];
      if (node.tagName !== 'aside' || typeof kind !== 'string' || typeof label !== 'string') return;
      delete node.properties['data-kind'];
      delete node.properties['data-label'];
      node.properties.ariaLabel = label;
      node.children = [
        element('p', ['admonition-heading'], [iconOf(kind), { type: 'text', value: label }]),
        element('div', ['admonition-content'], node.children),
      ];
    });
  };
}

function element(tagName: string, className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className }, children };
}

function iconOf(kind: string): Element {
  const path = Object.entries(admonitionIcons).find(([name]) => name === kind)?.[1] ?? '';
  return {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['admonition-icon'], viewBox: '0 0 24 24', ariaHidden: 'true' },
    children: [{ type: 'element', tagName: 'path', properties: { d: path }, children: [] }],
  };
}
