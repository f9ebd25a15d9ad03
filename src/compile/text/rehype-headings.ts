import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { element } from '../hast-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { findHeadings, type HeadingNode } from './find-headings.ts';
import { createIdGiver } from './heading-ids.ts';

/**
 * Gives headings their written id or a GitHub-style one, and a link to themselves; records them in
 * `file.data.headings`. The page's title gets an id but no link.
 * @param part headings of a preview have no ids, since a list shows several previews
 */
export function rehypeHeadings(part: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    const found = findHeadings(tree, file);
    if (part === 'preview') return;
    file.data.ids ??= [];
    const ids = createIdGiver(file.data.ids);
    const owners = new Map<string, HeadingNode>();
    for (const { node, ownId } of found) {
      // Ids in JSX are already known.
      if (ownId === undefined || node.type !== 'element') continue;
      const owner = owners.get(ownId);
      owners.set(ownId, owner ?? node);
      if (ids.take(ownId)) continue;
      const line = owner?.position?.start.line;
      reportDiagnostic(file, node, {
        message: `the id "${ownId}" is taken by another element of this page${line ? `, in line ${line}` : ''}`,
        hint: 'Give each element a unique id, or remove this one.',
      });
    }
    file.data.headings = [];
    for (const { node, depth, text, ownId } of found) {
      const id = ownId ?? ids.make(text);
      setId(node, id);
      if (depth === 1) {
        file.data.ids.push(id);
      } else {
        node.children.push(hashLink(id, text));
        file.data.headings.push({ depth, id, text });
      }
    }
  };
}

function setId(node: HeadingNode, id: string): void {
  if (node.type === 'element') node.properties.id = id;
  else node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
}

function hashLink(id: string, name: string): Element {
  const properties = {
    className: ['hash-link'],
    href: `#${encodeURIComponent(id)}`,
    ariaLabel: `Direct link to ${name}`,
  };
  return element('a', properties, '#');
}
