import type { Element, RootContent, Text } from 'hast';

type Parent = { children: RootContent[] };

/** Elements at whose edges white space isn't visible. */
const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'caption', 'center', 'col', 'colgroup'],
  ...['dd', 'dialog', 'dir', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'form'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'legend', 'li', 'listing'],
  ...['main', 'menu', 'nav', 'ol', 'optgroup', 'option', 'p', 'plaintext', 'pre', 'section'],
  ...['summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul', 'wbr', 'xmp'],
]);

/** Elements that are visible without text, so that space beside them is visible too. */
const seen = new Set([
  ...['audio', 'button', 'canvas', 'embed', 'iframe', 'img', 'input', 'math', 'object'],
  ...['picture', 'select', 'svg', 'textarea', 'video'],
]);

/**
 * Collapses white space in a tree as browsers do: one space between words, none at the edges of blocks; code stays
 * as it is. Changes the tree in place.
 */
export function collapseWhitespace(root: Parent): void {
  // The last text with a trailing space, which is only visible if more follows on the line.
  let open: Text | undefined;
  let isStart = true;
  const endLine = () => {
    if (open) open.value = open.value.slice(0, -1);
    open = undefined;
    isStart = true;
  };
  const readText = (text: Text) => {
    const value = text.value.replace(/[\t\n\v\f\r ]+/g, ' ');
    text.value = isStart && value.startsWith(' ') ? value.slice(1) : value;
    if (text.value === '') return;
    isStart = text.value.endsWith(' ');
    open = isStart ? text : undefined;
  };
  const readElement = (element: Element) => {
    const isBlock = blocks.has(element.tagName);
    if (isBlock) endLine();
    if (element.tagName !== 'pre') for (const child of element.children) read(child);
    if (isBlock) endLine();
    if (!seen.has(element.tagName)) return;
    open = undefined;
    isStart = false;
  };
  const read = (node: RootContent) => {
    if (node.type === 'text') readText(node);
    else if (node.type === 'element') readElement(node);
  };
  for (const child of root.children) read(child);
  endLine();
  removeEmpty(root);
}

function removeEmpty(parent: Parent): void {
  parent.children = parent.children.filter((node) => node.type !== 'text' || node.value !== '');
  for (const node of parent.children) if (node.type === 'element') removeEmpty(node);
}
