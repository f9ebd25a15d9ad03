import { nameToEmoji } from 'gemoji';
import type { Heading, Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { literalOf } from '../estree.ts';
import { isJsxElement, readAttribute } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import { readComment } from './remark-preview.ts';

const name = /:([+\w-]+):/g;
/** Headings with expressions, tags or colons, so that the others, which are nearly all, needn't be visited. */
const maybeOther = /^.*# .*[{<:]|[{<:].*\n[ \t>]*(?:=+|-+)[ \t]*$/m;

/**
 * Replaces `:tada:` with GitHub's emoji; unknown names and code stay as they are. Headings remember the text that
 * their ids come from, as in Docusaurus: with the names of emoji, with expressions as they are written, without names
 * after a colon, and with the space that a tag leaves at an end.
 */
export function remarkEmoji() {
  return (tree: Root, file: VFile) => {
    const hasEmoji = String(file.value).search(name) !== -1;
    if (!hasEmoji && !maybeOther.test(String(file.value))) return;
    visit(tree, 'heading', noteWritten);
    if (!hasEmoji) return;
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(name, findEmoji);
    });
  };
}

function findEmoji(written: string, word: string): string {
  return Object.hasOwn(nameToEmoji, word) ? (nameToEmoji[word] ?? written) : written;
}

function noteWritten(heading: Heading): void {
  const joined = joinWritten(heading);
  const last = heading.children.at(-1);
  const dataWritten = last && readComment(last) !== undefined ? joined.trim() : joined;
  const isPlain = heading.children.every(
    (node) =>
      !node.type.startsWith('mdx') &&
      !(node.type === 'html' && /^<(?:br|a)\b/i.test(node.value)) &&
      !(node.type === 'text' && node.data?.label !== undefined),
  );
  if (isPlain && !dataWritten.includes(':')) return;
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, dataWritten } };
}

function joinWritten(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (isJsxElement(node) && node.name === 'img') {
    const alt = readAttribute(node, 'alt');
    return alt?.kind === 'known' ? alt.value : '';
  }
  if (node.type === 'html' || readComment(node) !== undefined) return '';
  if (node.type === 'mdxTextExpression') {
    const literal = literalOf(node.data?.estree);
    return literal?.kind === 'value' ? String(literal.value) : node.value;
  }
  if (node.type === 'text') return node.data?.label ?? node.value;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(joinWritten).join('') : '';
}
