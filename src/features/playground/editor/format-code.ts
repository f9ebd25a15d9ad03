import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';
import { toPrettierAst } from './to-prettier-ast.ts';

// Its types don't describe its content.
const printers: object = estree;

type TextRange = { start: number; end: number };

/**
 * Formats code in the style of the examples.
 * @param tree Babel's syntax tree
 * @param cursor a position in the code, which is mapped to the result
 */
export async function formatCode(
  code: string,
  tree: object,
  cursor: number,
): Promise<{ code: string; cursor: number }> {
  const parser = {
    astFormat: 'estree',
    parse: () => toPrettierAst(tree),
    locStart: ({ start }: TextRange) => start,
    locEnd: ({ end }: TextRange) => end,
  };
  const { formatted, cursorOffset } = await formatWithCursor(code, {
    parser: 'tree',
    plugins: [printers, { parsers: { tree: parser } }],
    cursorOffset: cursor,
    singleQuote: true,
  });
  return { code: formatted, cursor: Math.max(0, cursorOffset) };
}
