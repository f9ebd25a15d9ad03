import { types } from '@babel/core';
import { type Lines, linesOf, withoutTypes } from './split-declarations.ts';

const mark = (place: number) => `__${place}__`;

/** The lines of the values whose marks are in a text, in source order. */
export const findMarked = (text: string, marked: readonly Lines[]): Lines[] =>
  marked.filter((_, place) => text.includes(mark(place)));

/**
 * Replaces each value of an object with a mark, to find it in the rules. Names of variables don't depend on
 * values, so the rules are the same otherwise, in the same order.
 * @param marked receives the lines of each value
 */
export function markValues(
  object: types.ObjectExpression,
  marked: Lines[],
): types.ObjectExpression {
  const properties = object.properties.map((property) => {
    if (!types.isObjectProperty(property)) return types.cloneNode(property);
    const key = types.cloneNode(property.key);
    const value = markValue(withoutTypes(property.value), linesOf(property), marked);
    return types.objectProperty(key, value, property.computed);
  });
  return types.objectExpression(properties);
}

function markValue(value: types.Node, lines: Lines, marked: Lines[]): types.Expression {
  if (types.isObjectExpression(value)) return markValues(value, marked);
  if (types.isNullLiteral(value)) return types.nullLiteral();
  if (types.isCallExpression(value) && types.isExpression(value.callee)) {
    const [first] = value.arguments;
    if (!isTypeCall(value.callee) || !first) return types.cloneNode(value);
    const callee = types.cloneNode(value.callee);
    return types.callExpression(callee, [markValue(withoutTypes(first), lines, marked)]);
  }
  return types.stringLiteral(mark(marked.push(lines) - 1));
}

/** True for `stylex.types.color` and `types.color`. */
function isTypeCall(callee: types.Expression): boolean {
  if (!types.isMemberExpression(callee)) return false;
  const { object } = callee;
  const owner = types.isMemberExpression(object) ? object.property : object;
  return types.isIdentifier(owner, { name: 'types' });
}
