import { defaultHandlers, type Handle, type Options } from 'mdast-util-to-markdown';

/** Code without anything that Markdown could take for its end, for a line or for a cell of a table. */
const plain = /^[^`|\s](?:[^`|\r\n]*[^`|\s])?$/;

/**
 * Creates a handler that writes code in a line like the library, which tests each for all patterns that are unsafe
 * after a line break.
 * @param gfm the library's extension, which knows the cells of tables
 */
export function createInlineCode(gfm: Options): Handle & { peek: Handle } {
  const added = gfm.extensions?.flatMap(({ handlers }) => handlers?.inlineCode ?? []);
  const write = added?.at(-1) ?? defaultHandlers.inlineCode;
  const writePlain: Handle = (node, ...rest) =>
    plain.test(node.value) ? `\`${node.value}\`` : write(node, ...rest);
  return Object.assign(writePlain, { peek: () => '`' });
}
