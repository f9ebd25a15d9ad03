import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { textFor } from '../../texts/text.ts';
import {
  admonitionIcons,
  admonitionKinds,
  admonitionTitle,
  classesOf,
  kindOf,
} from '../../theme/admonition-icons.ts';
import { element } from '../hast-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';

declare module 'mdast' {
  interface TextData {
    /** What Docusaurus takes of a colon and the word after it into ids: what stands in its brackets. */
    label?: string;
  }
}

/**
 * Converts `:::note[Title]` to an `aside` with its title, if there is one, as the first paragraph: see
 * `rehypeAdmonitions`. All other directives become text again, because prose is full of colons (`a:hover`).
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        return node.name === 'details' ? convertDetails(node) : convertContainer(node, file);
      }
      if (node.type === 'blockquote') return convertAlert(node);
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return;
      if (!parent || index === undefined) return;
      const { position } = node;
      const data = /^[a-z][\w-]*$/i.test(node.name) ? { label: textOf(node) } : {};
      const text = { type: 'text' as const, value: sourceOf(node, file), position, data };
      const isBlock = node.type === 'leafDirective';
      parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text;
    });
  };
}

/** `:::details Title` becomes a `details` element. */
function convertDetails(node: ContainerDirective): void {
  const title = findTitle(node);
  const summary: Paragraph = title ?? {
    type: 'paragraph',
    children: [{ type: 'text', value: textFor('shell.details') }],
  };
  summary.data = { ...summary.data, hName: 'summary' };
  if (!title) node.children.unshift(summary);
  node.data = { hName: 'details' };
}

const alert = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** `> [!NOTE]`, GitHub's form of admonitions: alone in the first line of a quotation. */
function convertAlert(node: Blockquote): void {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const [marker = '', name] = (text?.type === 'text' && alert.exec(text.value)) || [];
  if (first?.type !== 'paragraph' || text?.type !== 'text' || name === undefined) return;
  text.value = text.value.slice(marker.length);
  if (text.value === '') first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  const kind = name.toLowerCase();
  node.data = {
    hName: 'aside',
    hProperties: {
      className: ['admonition', ...classesOf(kind)],
      dataKind: kindOf(kind),
      dataLabel: admonitionTitle(kind),
    },
  };
}

function convertContainer(node: ContainerDirective, file: VFile): void {
  const kind = kindOf(node.name);
  if (!Object.hasOwn(admonitionKinds, node.name)) reportUnknownKind(node, file);
  const title = findTitle(node);
  if (title?.children.length === 0) node.children.shift();
  else if (title) title.data = { hProperties: { className: ['admonition-heading'] } };
  const { class: classes, id, title: named } = node.attributes ?? {};
  const written = (title && textOf(title).replace(/\s+/g, ' ').trim()) || named;
  node.data = {
    hName: 'aside',
    hProperties: {
      className: ['admonition', ...classesOf(node.name), ...(classes?.split(/\s+/) ?? [])],
      ...(id && { id }),
      dataKind: kind,
      dataLabel: written || admonitionTitle(node.name),
    },
  };
}

/** The paragraph with the title, which is the first. */
function findTitle({ children: [first] }: ContainerDirective): Paragraph | undefined {
  if (first?.type !== 'paragraph' || !first.data || !('directiveLabel' in first.data)) return;
  return first;
}

function reportUnknownKind(node: ContainerDirective, file: VFile): void {
  const kinds = Object.keys(admonitionKinds);
  const near = findNearestName(node.name.toLowerCase(), kinds);
  reportDiagnostic(file, node, {
    severity: 'warning',
    message: `unknown admonition ":::${node.name}" is shown as a note; expected ${kinds.join(', ')}`,
    hint: near
      ? `Did you mean :::${near}?`
      : 'Use one of these; for text that begins with ":::", write it in `code`.',
  });
}

function sourceOf(node: TextDirective | LeafDirective, file: VFile): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return node.name;
  return String(file.value).slice(start.offset, end.offset);
}

/** Adds the icon, heading and content box of each admonition; records its id. */
export function rehypeAdmonitions() {
  return (tree: HastRoot, file: VFile) => {
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
