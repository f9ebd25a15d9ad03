import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { admonitionIcons, kindOf } from '../../theme/admonition-icons.ts';
import { element } from '../hast-element.ts';
import { visit } from '../visit-tree.ts';

/** Adds the icon, heading and content box of each admonition; records its id. */
export function rehypeAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const { dataKind: kind, dataLabel: label, ...properties } = node.properties;
      if (node.tagName !== 'aside' || typeof kind !== 'string' || typeof label !== 'string') return;
      // Not a landmark: a page can have many, with one name.
      node.properties = { ...properties, role: 'note', ariaLabel: label };
      const [heading, content] = takeHeading(node);
      const title = heading?.children ?? [label];
      node.children = [
        element('p', { className: ['admonition-heading'] }, iconOf(kind), ...title),
        element('div', { className: ['admonition-content'] }, ...content),
      ];
      if (typeof properties.id !== 'string') return;
      file.data.ids ??= [];
      file.data.ids.push(properties.id);
    });
  };
}

/** The paragraph with the author's title, and the rest. */
function takeHeading({ children }: Element): [Element | undefined, ElementContent[]] {
  const index = children.findIndex(({ type }) => type === 'element');
  const first = children[index];
  if (first?.type !== 'element') return [undefined, children];
  const isHeading = [first.properties.className].flat().includes('admonition-heading');
  return isHeading ? [first, children.slice(index + 1)] : [undefined, children];
}

/** Created for each use: most pages have at most one, so the shell doesn't contain it. */
function iconOf(kind: string): Element {
  const path = element('path', { d: admonitionIcons[kindOf(kind)] });
  const className = ['icon', 'admonition-icon'];
  const properties = { className, viewBox: '0 0 24 24', ariaHidden: 'true' };
  return element('svg', properties, path);
}
