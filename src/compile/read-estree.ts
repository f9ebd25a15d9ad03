import type { Node, Program } from 'estree';

/** A value that is known without running code, or the name of a variable. */
export type Literal =
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'name'; value: string };

/** Reads the only expression of a program; undefined if it must be computed. */
export function literalOf(program: Program | null | undefined): Literal | undefined {
  const [statement, ...others] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'Identifier') return { kind: 'name', value: expression.name };
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return { kind: 'value', value: expression.quasis[0]?.value.cooked ?? '' };
  }
  if (expression.type !== 'Literal') return undefined;
  const { value } = expression;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain || typeof value === 'boolean' ? { kind: 'value', value } : undefined;
}

/** The place of a node in the file. */
export function placeOf({ loc }: Node): { line: number; column: number } {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}
