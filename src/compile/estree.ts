import type {
  Directive,
  Expression,
  Node,
  Pattern,
  Program,
  Statement,
  VariableDeclaration,
} from 'estree';
import { visit } from 'estree-util-visit';

/** A value that is known without running code, or the name of a variable. */
type Literal =
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

/** Creates a property of an object or a pattern: `key: value`. */
export function property<Key, Value>(key: Key, value: Value) {
  return {
    type: 'Property',
    kind: 'init',
    computed: false,
    method: false,
    shorthand: false,
    key,
    value,
  } as const;
}

/** Creates `arguments[0].imported["./a.tsx"]`: a part of the argument of the compiled function. */
export function handed(...path: string[]): Expression {
  return [0, ...path].reduce<Expression>(
    (object, value) => ({
      type: 'MemberExpression',
      object,
      property: { type: 'Literal', value },
      computed: true,
      optional: false,
    }),
    { type: 'Identifier', name: 'arguments' },
  );
}

/** Creates `const id = init;`. */
export function constant(id: Pattern, init: Expression): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id, init }],
  };
}

/** Creates a program with one statement. */
export function programOf(statement: Statement | Directive): Program {
  return { type: 'Program', sourceType: 'module', body: [statement] };
}

/** Lists every name that code binds, at any depth: imports, variables, functions, parameters. */
export function boundNames(program: Program): string[] {
  const names: string[] = [];
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') names.push(...namesIn(node.id));
    if ('params' in node) names.push(...node.params.flatMap(namesIn));
    if ('local' in node && node.local.type === 'Identifier') names.push(node.local.name);
    if (node.type === 'CatchClause' && node.param) names.push(...namesIn(node.param));
    if ('id' in node && node.id?.type === 'Identifier') names.push(node.id.name);
  });
  return names;
}

/** Lists the names that imports and exports with syntax errors may bind: all that are in them. */
export function namesInRemoved(removed: readonly string[] = []): string[] {
  const statements = removed.filter((code) => /^(?:import|export)\b/.test(code));
  return statements.flatMap((code) => code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** True for an identifier that refers to a value, and isn't the name of a property or label. */
export function isReference(key: string | undefined, parent: Node | undefined): boolean {
  if (!parent) return true;
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') {
    return key === 'value' || parent.computed;
  }
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  return !['MethodDefinition', 'LabeledStatement', 'MetaProperty', 'BreakStatement'].includes(
    parent.type,
  );
}
