/** A node of a tree, or a list of nodes. */
type Nodes = Record<string, unknown>;

/**
 * Converts a syntax tree of Babel 7, in place, to the form that Prettier expects. Prettier's own parser does the
 * same, but isn't included, because the compiler already contains one.
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
