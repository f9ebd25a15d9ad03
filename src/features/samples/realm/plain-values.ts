import { types } from '@babel/core';
import type { Names } from './list-names.ts';

/** The functions of StyleX that convert values, as they are called. */
const functions = new Set([
  ...['create', 'createTheme', 'defineVars', 'defineConsts', 'keyframes', 'positionTry'],
  ...['firstThatWorks', 'viewTransitionClass', 'props', 'attrs', 'defaultMarker'],
]);
const grouped: Readonly<Record<string, ReadonlySet<string>>> = {
  types: new Set([
    ...['angle', 'color', 'image', 'integer', 'length', 'lengthPercentage', 'number'],
    ...['percentage', 'resolution', 'time', 'transformFunction', 'transformList', 'url'],
  ]),
  when: new Set(['ancestor', 'anySibling', 'descendant', 'siblingAfter', 'siblingBefore']),
};

const operators = new Set([
  ...['-', '*', '/', '%', '**', '|', '&', '^', '<<', '>>', '>>>'],
  ...['<', '>', '<=', '>=', '==', '!=', '===', '!=='],
]);

/** JavaScript's own property names don't contain these characters. */
const isNoName = (text: string) => /[^A-Za-z_]/.test(text);

/**
 * Checks that evaluating an expression calls only StyleX's own functions, and that no resulting text could name an
 * inherited property.
 */
export function createValueCheck(names: Names): (node: types.Node) => boolean {
  const known = new Map<string, boolean>();
  const all = (nodes: readonly (types.Node | null)[]) =>
    nodes.every((node) => !node || check(node));

  function checkName(name: string): boolean {
    if (known.get(name) === undefined) {
      known.set(name, true);
      known.set(name, all(names.values.get(name) ?? []));
    }
    return known.get(name) ?? false;
  }

  function check(node: types.Node): boolean {
    if (types.isIdentifier(node)) return checkName(node.name);
    if (types.isTemplateLiteral(node)) {
      const isFixed = node.expressions.length === 0;
      return (
        (isFixed || node.quasis.some(({ value }) => isNoName(value.raw))) && all(node.expressions)
      );
    }
    if (types.isLiteral(node)) return !types.isRegExpLiteral(node) && !types.isBigIntLiteral(node);
    if (types.isMemberExpression(node)) return checkMember(node);
    if (types.isObjectExpression(node)) return node.properties.every(checkProperty);
    if (types.isArrayExpression(node)) return all(node.elements);
    if (types.isSpreadElement(node) || types.isUnaryExpression(node)) return check(node.argument);
    if (types.isConditionalExpression(node)) {
      return all([node.test, node.consequent, node.alternate]);
    }
    if (types.isLogicalExpression(node)) return all([node.left, node.right]);
    if (types.isBinaryExpression(node)) return checkBinary(node) && all([node.left, node.right]);
    if (types.isArrowFunctionExpression(node)) {
      return node.params.every((param) => types.isIdentifier(param)) && check(node.body);
    }
    if (types.isCallExpression(node)) return isOwnCall(node) && all(node.arguments);
    return isTyped(node) && check(node.expression);
  }

  function checkMember({ object, property, computed }: types.MemberExpression): boolean {
    const isReached = types.isIdentifier(object)
      ? !names.functions.has(object.name)
      : types.isMemberExpression(object);
    return (
      isReached && check(object) && (computed ? check(property) : types.isIdentifier(property))
    );
  }

  function checkProperty(property: types.ObjectExpression['properties'][number]): boolean {
    if (types.isSpreadElement(property)) return check(property.argument);
    if (!types.isObjectProperty(property)) return false;
    return (!property.computed || check(property.key)) && check(property.value);
  }

  function isOwnCall({ callee }: types.CallExpression): boolean {
    if (types.isIdentifier(callee)) return functions.has(names.functions.get(callee.name) ?? '');
    if (!types.isMemberExpression(callee) || callee.computed) return false;
    const { object, property } = callee;
    if (!types.isIdentifier(property)) return false;
    if (types.isIdentifier(object)) {
      const group = names.functions.get(object.name);
      if (group === '*') return functions.has(property.name);
      if (group !== undefined) return grouped[group]?.has(property.name) ?? false;
      // The result of `create` contains the sample's own functions.
      const values = names.values.get(object.name) ?? [];
      return values.length === 1 && values.every(isCreated);
    }
    if (!types.isMemberExpression(object) || object.computed) return false;
    if (!types.isIdentifier(object.object) || !types.isIdentifier(object.property)) return false;
    const isStyleX = names.functions.get(object.object.name) === '*';
    return isStyleX && (grouped[object.property.name]?.has(property.name) ?? false);
  }

  const isCreated = (value: types.Node) =>
    types.isCallExpression(value) && isOwnCall(value) && nameOf(value.callee) === 'create';
  const nameOf = (callee: types.Node) => {
    if (types.isIdentifier(callee)) return names.functions.get(callee.name);
    return types.isMemberExpression(callee) && types.isIdentifier(callee.property)
      ? callee.property.name
      : undefined;
  };
  return check;
}

function checkBinary({ operator, left, right }: types.BinaryExpression): boolean {
  if (operator !== '+') return operators.has(operator);
  return [left, right].some(
    (node) => types.isNumericLiteral(node) || (types.isStringLiteral(node) && isNoName(node.value)),
  );
}

type Typed = types.TSAsExpression | types.TSSatisfiesExpression | types.TSNonNullExpression;

const isTyped = (node: types.Node): node is Typed | types.ParenthesizedExpression =>
  types.isTSAsExpression(node) ||
  types.isTSSatisfiesExpression(node) ||
  types.isTSNonNullExpression(node) ||
  types.isParenthesizedExpression(node);
