import type {
  Directive,
  Expression,
  Pattern,
  Program,
  Statement,
  VariableDeclaration,
} from 'estree';

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
