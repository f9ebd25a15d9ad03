import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';

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

/** A node of a tree, or a list of nodes. */
type Nodes = Record<string, unknown>;

/**
 * Converts a syntax tree of Babel 7, in place, to the form that Prettier expects. Prettier's own parser does the
 * same, but isn't included, because the compiler already contains one.
 */
function toPrettierAst(value: unknown): unknown {
  if (!isNodes(value)) return value;
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'loc') value[key] = toPrettierAst(child);
  }
  if (value.type === 'TSParenthesizedType') return value.typeAnnotation;
  const { type, name, start } = value;
  if (type === 'TSTypeParameter' && typeof name === 'string' && typeof start === 'number') {
    value.name = { type: 'Identifier', name, start, end: start + name.length };
  }
  return value;
}

function isNodes(value: unknown): value is Nodes {
  return typeof value === 'object' && value !== null;
}
