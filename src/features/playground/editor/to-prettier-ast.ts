/** A node of a tree, or a list of them. */
type Nodes = Record<string, unknown>;

/**
 * Makes of a tree of Babel 7, which it changes, what the printer reads: its own parser, left out since
 * the compiler has one, does the same.
 */
export function toPrettierAst(value: unknown): unknown {
  if (!isNodes(value)) return value;
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'loc') value[key] = toPrettierAst(part);
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
