import { types } from '@babel/core';

/** A component that a file exports: by a name, or as the default export. */
export type ExportedComponent = {
  name: string;
  isDefault: boolean;
  /** What it takes its props by; undefined if it takes none, or if that can't be read. */
  props: types.Node | undefined;
};

/** The result of `stylex.create` that a file exports, and the names of its styles that aren't functions. */
export type ExportedStyles = { name: string; keys: string[] };

/** The components that a file exports, in their order; the default export alone if there is one. */
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
  const found = types.isIdentifier(declaration)
    ? body.flatMap(componentsOf).filter(({ name }) => name === declaration.name)
    : componentsOf(declaration);
  return found.map((component) => ({ ...component, isDefault: true }));
}

/** What is declared as a function, or as a variable with one. */
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

/** The styles that a file exports, in their order. */
export function listStyles({ body }: types.Program): ExportedStyles[] {
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

/** The variables that a statement declares, and their values without what only TypeScript reads. */
export function listVariables(
  node: types.Node | null | undefined,
): { name: string; value: types.Node | null | undefined }[] {
  if (!types.isVariableDeclaration(node)) return [];
  return node.declarations.flatMap(({ id, init }) => {
    const value = types.isTSAsExpression(init) ? init.expression : init;
    return types.isIdentifier(id) ? [{ name: id.name, value }] : [];
  });
}

/** Whether a value is made by `stylex.create`. */
export function isCreate(node: types.Node | null | undefined): node is types.CallExpression {
  if (!types.isCallExpression(node)) return false;
  const { callee } = node;
  return types.isMemberExpression(callee)
    ? types.isIdentifier(callee.property, { name: 'create' })
    : types.isIdentifier(callee, { name: 'create' });
}

const isComponentName = (name: string) => /^[A-Z]/.test(name);
