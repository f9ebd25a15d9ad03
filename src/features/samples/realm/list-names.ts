import { types } from '@babel/core';

/** The meaning of the names in a file, regardless of scopes. */
export type Names = {
  /** The imports from StyleX: by local name, the exported name, or `*` for the namespace. */
  functions: ReadonlyMap<string, string>;
  /** The initial values of variables. */
  values: ReadonlyMap<string, readonly types.Expression[]>;
};

/** The sources of the compiler's own functions. */
const sources = new Set(['@stylexjs/stylex', 'stylex']);

/** Lists the meanings of a file's imports and variables. */
export function listNames(ast: types.File): Names {
  const functions = new Map<string, string>();
  const values = new Map<string, types.Expression[]>();
  types.traverseFast(ast, (node) => {
    if (types.isImportDeclaration(node) && sources.has(node.source.value)) {
      for (const specifier of node.specifiers) {
        functions.set(specifier.local.name, importedName(specifier));
      }
    }
    if (!types.isVariableDeclarator(node) || !node.init) return;
    for (const name of Object.keys(types.getBindingIdentifiers(node.id))) {
      values.set(name, [...(values.get(name) ?? []), node.init]);
    }
  });
  return { functions, values };
}

function importedName(specifier: types.ImportDeclaration['specifiers'][number]): string {
  if (!types.isImportSpecifier(specifier)) return '*';
  const { imported } = specifier;
  return types.isIdentifier(imported) ? imported.name : imported.value;
}
