import type { Expression } from 'estree';

/** `object[key]`, as a program writes it. */
export function memberOf(object: Expression, key: string | number): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: { type: 'Literal', value: key },
    computed: true,
    optional: false,
  };
}
