import type { Text } from 'mdast';
import { defaultHandlers, type Handle, type Info } from 'mdast-util-to-markdown';

/** A text that holds no character which could mean something in Markdown, in the middle of a line. */
const plain = /^(?!\()(?:[A-Za-z0-9\u0080-\uffff ,;?%/'"(){}$-]|[.:!](?= ))*(?:(?<![Ww])[.)])?$/;

const write: Handle = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

/** What is written as it is at the beginning of a text, where that does not begin a line. */
const plainStart = /^(?:[A-Za-z0-9\u0080-\uffff,;:.?%/'"()-]| [^\r\n])/;

/** Of what comes next only the first character is asked for. */
const peek: Handle = (node: Text, parent, state, info) =>
  plainStart.test(node.value) ? node.value : defaultHandlers.text(node, parent, state, info);

/**
 * Writes a text as the library does, which looks for some 80 patterns in each; most texts of a page can
 * hold none of them.
 */
export const writeText: Handle & { peek: Handle } = Object.assign(write, { peek });

function isPlain(value: string, { before, after }: Info): boolean {
  // What begins a line could be a marker there, and space at an end of it is not seen.
  const isAtStart = before === '' || /[\r\n]$/.test(before);
  const isAtEnd = value.endsWith(' ') && /^[\r\n]/.test(after);
  return (!isAtStart || /^[A-Za-z]/.test(value)) && !isAtEnd && plain.test(value);
}
