import type { Text } from 'mdast';
import { defaultHandlers, type Handle, type Info, type Options } from 'mdast-util-to-markdown';

/** A text without any character that could have a meaning in Markdown in the middle of a line. */
const plain = /^(?!\()(?:[A-Za-z0-9\u0080-\uffff ,;?%/'"(){}$-]|[.:!](?= ))*(?:(?<![Ww])[.)])?$/;

const write: Handle = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

/** The start of a text that needs no escaping, unless it starts a line. */
const plainStart = /^(?:[A-Za-z0-9\u0080-\uffff,;:.?%/'"()-]| [^\r\n])/;

/** The library only needs the first character of the next node. */
const peek: Handle = (node: Text, parent, state, info) =>
  plainStart.test(node.value) ? node.value : defaultHandlers.text(node, parent, state, info);

/** Writes a text like the library, which tests each text for some 80 patterns; most texts contain none of them. */
export const writeText: Handle & { peek: Handle } = Object.assign(write, { peek });

function isPlain(value: string, { before, after }: Info): boolean {
  // At the start of a line characters could be a marker, and space at the end of a line is invisible.
  const isAtStart = before === '' || /[\r\n]$/.test(before);
  const isAtEnd = value.endsWith(' ') && /^[\r\n]/.test(after);
  return (!isAtStart || /^[A-Za-z]/.test(value)) && !isAtEnd && plain.test(value);
}
/** Code without anything that Markdown could take for its end, for a line or for a cell of a table. */
const plainCode = /^[^`|\s](?:[^`|\r\n]*[^`|\s])?$/;

/**
 * Creates a handler that writes code in a line like the library, which tests each for all patterns that are unsafe
 * after a line break.
 * @param gfm the library's extension, which knows the cells of tables
 */
export function createInlineCode(gfm: Options): Handle & { peek: Handle } {
  const added = gfm.extensions?.flatMap(({ handlers }) => handlers?.inlineCode ?? []);
  const write = added?.at(-1) ?? defaultHandlers.inlineCode;
  const writePlain: Handle = (node, ...rest) =>
    plainCode.test(node.value) ? `\`${node.value}\`` : write(node, ...rest);
  return Object.assign(writePlain, { peek: () => '`' });
}
