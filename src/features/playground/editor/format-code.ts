import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';
import { toPrettierAst } from './to-prettier-ast.ts';

// Its types say nothing of what is in it.
const printers: object = estree;

type TextRange = { start: number; end: number };

/**
 * Formats code as the examples are written.
 * @param tree Babel's
 * @param cursor a place in the code, which is found again
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
