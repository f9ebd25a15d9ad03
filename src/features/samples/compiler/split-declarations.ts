import { types } from '@babel/core';

/** The lines of a declaration, from 1, the last one included. */
export type Lines = { from: number; to: number };

/** One declaration as it is written, and with the least that `create` takes of what is around it. */
export type Declaration = { written: types.Node; styles: types.Expression };

type Property = types.ObjectExpression['properties'][number];

export const linesOf = ({ loc }: types.Node): Lines => ({
  from: loc?.start.line ?? 1,
  to: loc?.end.line ?? 1,
});

/**
 * Takes what `create` is given apart: each value, in the conditions around it, as if it stood alone.
 * Names of classes depend on the content alone, so each becomes the same rules as before.
 */
export function splitDeclarations(namespaces: types.ObjectExpression): Declaration[] {
  return namespaces.properties.flatMap((namespace) => {
    const parts = types.isObjectProperty(namespace) ? splitValue(namespace.value) : undefined;
    return parts ?? [{ written: namespace, styles: objectOf(namespace) }];
  });
}

/** A declaration as all that `create` is given. */
export const namespaceOf = ({ styles }: Declaration): types.ObjectExpression =>
  types.objectExpression([types.objectProperty(types.identifier('x'), styles)]);

/** The parts of an object, or of what a function gives; nothing where there are none. */
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

/** An object of one property, or of the same one with another value. */
function objectOf(property: Property, value?: types.Expression): types.ObjectExpression {
  if (!value || !types.isObjectProperty(property)) {
    return types.objectExpression([types.cloneNode(property)]);
  }
  const key = types.cloneNode(property.key);
  return types.objectExpression([types.objectProperty(key, value, property.computed)]);
}

/** What stands below `as const`, `satisfies` and the like. */
export function withoutTypes(node: types.Node): types.Node {
  const isWrapped =
    types.isTSAsExpression(node) ||
    types.isTSSatisfiesExpression(node) ||
    types.isParenthesizedExpression(node);
  return isWrapped ? withoutTypes(node.expression) : node;
}
