import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { isJsxElement } from '../jsx-element.ts';
import { readableText } from './readable-text.ts';

const maxLength = 200;
/** Elements whose paragraphs describe a page only if there is no other. */
const asides = new Set(['li', 'aside', 'details', 'figure']);
/** Elements without prose. */
const skipped = new Set(['pre', 'table', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Records the first paragraph of the text in `file.data.excerpt`: the description of a page that has none.
 * Paragraphs of images alone, such as badges, don't count.
 */
export function rehypeExcerpt(extent: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    if (extent === 'preview') return;
    const text = findParagraph(tree, false) ?? findParagraph(tree, true);
    if (text !== undefined) file.data.excerpt = shorten(text);
  };
}

function findParagraph(node: Nodes, inAsides: boolean): string | undefined {
  const tag = tagOf(node);
  if (tag === 'p' || (tag === 'li' && inAsides && isTight(node))) {
    return readableText(node) || undefined;
  }
  if (skipped.has(tag) || (asides.has(tag) && !inAsides) || !('children' in node)) return undefined;
  for (const child of node.children) {
    const text = findParagraph(child, inAsides);
    if (text !== undefined) return text;
  }
  return undefined;
}

function tagOf(node: Nodes): string {
  if (node.type === 'element') return node.tagName;
  return (isJsxElement(node) && node.name) || '';
}

/** Whether the text of a list item isn't in paragraphs. */
function isTight(node: Nodes): boolean {
  const blocks = new Set(['p', 'ul', 'ol', 'pre']);
  return !('children' in node) || !node.children.some((child: Nodes) => blocks.has(tagOf(child)));
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.lastIndexOf(' ', maxLength - 1);
  return `${text.slice(0, cut > 0 ? cut : maxLength - 1).replace(/[\s,;:.]+$/, '')}…`;
}
