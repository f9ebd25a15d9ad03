import Slugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from './compiled.ts';

/**
 * Gives headings GitHub-style ids, or the one written as `{#id}`, and a link to themselves;
 * notes them in `file.data.headings`, and the text of the first h1 in `file.data.ownHeading`.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const slugger = new Slugger();
    const headings: Heading[] = [];
    visit(tree, 'element', (node) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
      if (!depth) return;
      const ownId = takeOwnId(node);
      const text = textOf(node).trim();
      if (depth === 1) {
        file.data.ownHeading ??= text;
        return;
      }
      const id = ownId ?? slugger.slug(text);
      node.properties.id = id;
      node.children.push(hashLink(id, text));
      headings.push({ depth, id, text });
    });
    file.data.headings = headings;
  };
}

function takeOwnId(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\{#([^{}\s]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

function hashLink(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['hash-link'],
      href: `#${encodeURIComponent(id)}`,
      ariaLabel: `Direct link to ${text}`,
    },
    children: [{ type: 'text', value: '#' }],
  };
}
