import { types } from '@babel/core';
import { listNames, type Names } from './list-names.ts';
import { createValueCheck } from './plain-values.ts';

/** What objects inherit, and what the compiler looks for on what it calls. */
const reserved = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'fn', 'takesPath', 'require'],
]);

/**
 * Whether the compiler can evaluate a file without calling anything but its own functions. The
 * evaluator of StyleX calls any method that a value has, so that `Object.constructor("…")` makes a
 * function of a text. Only a file that passes shares a compiler with others: this is an allow-list,
 * and what it does not know does not pass.
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

/** Whether what is called has to do with StyleX, however it is reached. */
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
