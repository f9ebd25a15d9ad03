import { types } from '@babel/core';

/** What the names in a file stand for, whatever their scopes. */
export type Names = {
  /** What is imported from StyleX, by its name here: its name there, or `*` for all of it. */
  functions: ReadonlyMap<string, string>;
  /** The expressions that variables begin with. */
  values: ReadonlyMap<string, readonly types.Expression[]>;
};

/** Where the compiler takes its own functions from. */
const sources = new Set(['@stylexjs/stylex', 'stylex']);

/** Lists what the imports and variables of a file stand for. */
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
