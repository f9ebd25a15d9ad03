import { types } from '@babel/core';
import { listNames, type Names } from './list-names.ts';
import { createValueCheck } from './plain-values.ts';

/** Inherited properties, and those that the compiler looks up on callees. */
const reserved = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'fn', 'takesPath', 'require'],
]);

/**
 * Whether the compiler can evaluate a file by calling only its own functions. StyleX's evaluator calls any method
 * of a value, so that `Object.constructor("…")` creates a function from text. Only files that pass share a
 * compiler with others. This is an allow-list: unknown syntax doesn't pass.
 */
export function isPlain(ast: types.File): boolean {
  const names = listNames(ast);
  const check = createValueCheck(names);
  let plain = true;
  types.traverseFast(ast, (node) => {
    plain &&= !isReserved(node) && (!isCallOf(node, names) || node.arguments.every(check));
  });
  return plain;
}

function isReserved(node: types.Node): boolean {
  if (types.isIdentifier(node) || types.isJSXIdentifier(node)) return reserved.has(node.name);
  if (types.isStringLiteral(node)) return reserved.has(node.value);
  if (types.isTemplateElement(node)) return reserved.has(node.value.cooked ?? node.value.raw);
  return false;
}

type Call = types.CallExpression | types.OptionalCallExpression | types.NewExpression;

/** Whether a callee belongs to StyleX, in whatever way it is reached. */
function isCallOf(node: types.Node, { functions }: Names): node is Call {
  const isCall =
    types.isCallExpression(node) ||
    types.isOptionalCallExpression(node) ||
    types.isNewExpression(node);
  if (!isCall) return false;
  let found = false;
  types.traverseFast(node.callee, (part) => {
    found ||= types.isIdentifier(part) && functions.has(part.name);
  });
  return found;
}
