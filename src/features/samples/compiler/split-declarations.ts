import { types } from '@babel/core';

/** The lines of a declaration, from 1, including the last. */
export type Lines = { from: number; to: number };

/** A declaration as it is written, and the smallest argument of `create` that contains it. */
export type Declaration = { written: types.Node; styles: types.Expression };

type Property = types.ObjectExpression['properties'][number];

/** The lines of a node. */
export const linesOf = ({ loc }: types.Node): Lines => ({
  from: loc?.start.line ?? 1,
  to: loc?.end.line ?? 1,
});

/**
 * Splits the argument of `create` into its values, each with its surrounding conditions. Class names only depend
 * on the content, so each value gives the same rules as before.
 */
export function splitDeclarations(namespaces: types.ObjectExpression): Declaration[] {
  return namespaces.properties.flatMap((namespace) => {
    const pieces = types.isObjectProperty(namespace) ? splitValue(namespace.value) : undefined;
    return pieces ?? [{ written: namespace, styles: objectOf(namespace) }];
  });
}

/** A declaration as the whole argument of `create`. */
export const namespaceOf = ({ styles }: Declaration): types.ObjectExpression =>
  types.objectExpression([types.objectProperty(types.identifier('x'), styles)]);

/** The properties of an object, or of a function's result; none for other values. */
function splitValue(node: types.Node): Declaration[] | undefined {
  const value = withoutTypes(node);
  if (types.isObjectExpression(value)) {
    return value.properties.flatMap((property) => splitProperty(property));
  }
  if (!types.isArrowFunctionExpression(value) || !types.isExpression(value.body)) return undefined;
  const { params } = value;
  return splitValue(value.body)?.map(({ written, styles }) => ({
    written,
    styles: types.arrowFunctionExpression(
      params.map((param) => types.cloneNode(param)),
      styles,
    ),
  }));
}

function splitProperty(property: Property): Declaration[] {
  const inner = types.isObjectProperty(property) ? splitValue(property.value) : undefined;
  if (!inner) return [{ written: property, styles: objectOf(property) }];
  return inner.map(({ written, styles }) => ({ written, styles: objectOf(property, styles) }));
}

/** An object with one property, or with the same property and another value. */
function objectOf(property: Property, value?: types.Expression): types.ObjectExpression {
  if (!value || !types.isObjectProperty(property)) {
    return types.objectExpression([types.cloneNode(property)]);
  }
  const key = types.cloneNode(property.key);
  return types.objectExpression([types.objectProperty(key, value, property.computed)]);
}

/** The expression inside `as const`, `satisfies` and similar. */
export function withoutTypes(node: types.Node): types.Node {
  const isWrapped =
    types.isTSAsExpression(node) ||
    types.isTSSatisfiesExpression(node) ||
    types.isParenthesizedExpression(node);
  return isWrapped ? withoutTypes(node.expression) : node;
}
