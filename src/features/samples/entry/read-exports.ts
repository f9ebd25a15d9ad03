import { types } from '@babel/core';

/** A component that a file exports, by name or as default. */
export type ExportedComponent = {
  name: string;
  isDefault: boolean;
  /** The parameter for its props; undefined if it has none, or if it can't be read. */
  props: types.Node | undefined;
};

/** The result of `stylex.create` that a file exports, and the names of its static styles. */
export type ExportedStyles = { name: string; keys: string[] };

/** The components that a file exports, in order; only the default export if there is one. */
export function listComponents({ body }: types.Program): ExportedComponent[] {
  const declared = body.flatMap(readDeclared);
  const [byDefault] = body.flatMap((statement) => readDefault(statement, body));
  return byDefault ? [byDefault] : declared;
}

function readDeclared(statement: types.Statement): ExportedComponent[] {
  if (!types.isExportNamedDeclaration(statement)) return [];
  return componentsOf(statement.declaration).filter(({ name }) => isComponentName(name));
}

function readDefault(
  statement: types.Statement,
  body: readonly types.Statement[],
): ExportedComponent[] {
  if (!types.isExportDefaultDeclaration(statement)) return [];
  const { declaration } = statement;
  const components = types.isIdentifier(declaration)
    ? body.flatMap(componentsOf).filter(({ name }) => name === declaration.name)
    : componentsOf(declaration);
  return components.map((component) => ({ ...component, isDefault: true }));
}

/** A function declaration, or a variable with a function. */
function componentsOf(node: types.Node | null | undefined): ExportedComponent[] {
  if (types.isFunctionDeclaration(node)) {
    return [{ name: node.id?.name ?? 'Sample', isDefault: false, props: node.params[0] }];
  }
  return listVariables(node).flatMap(({ name, value }) =>
    types.isArrowFunctionExpression(value) || types.isFunctionExpression(value)
      ? [{ name, isDefault: false, props: value.params[0] }]
      : [],
  );
}

/** The styles that a file exports, in order. */
export function listExportedStyles({ body }: types.Program): ExportedStyles[] {
  return body.flatMap((statement) => {
    if (!types.isExportNamedDeclaration(statement)) return [];
    return listVariables(statement.declaration).flatMap(({ name, value }) =>
      isCreate(value) ? [{ name, keys: listKeys(value.arguments[0]) }] : [],
    );
  });
}

/** The names of an object's properties that aren't functions. */
export function listKeys(node: types.Node | null | undefined): string[] {
  if (!types.isObjectExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (!types.isObjectProperty(property) || types.isFunction(property.value)) return [];
    const { key, computed } = property;
    return types.isIdentifier(key) && !computed ? [key.name] : [];
  });
}

/** The variables that a statement declares, and their values without type assertions. */
export function listVariables(
  node: types.Node | null | undefined,
): { name: string; value: types.Node | null | undefined }[] {
  if (!types.isVariableDeclaration(node)) return [];
  return node.declarations.flatMap(({ id, init }) => {
    const value = types.isTSAsExpression(init) ? init.expression : init;
    return types.isIdentifier(id) ? [{ name: id.name, value }] : [];
  });
}

/** Whether a value is a call of `stylex.create`. */
export function isCreate(node: types.Node | null | undefined): node is types.CallExpression {
  if (!types.isCallExpression(node)) return false;
  const { callee } = node;
  return types.isMemberExpression(callee)
    ? types.isIdentifier(callee.property, { name: 'create' })
    : types.isIdentifier(callee, { name: 'create' });
}

const isComponentName = (name: string) => /^[A-Z]/.test(name);
