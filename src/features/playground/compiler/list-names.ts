import { types } from '@babel/core';

export type Importing = types.ImportDeclaration | types.ExportDeclaration;

/** Whether a statement imports something, or re-exports it from another module. */
export function isImporting(node: types.Node): node is Importing {
  return types.isImportDeclaration(node) || types.isExportDeclaration(node);
}

/** The names that a statement imports; empty for an import of everything. */
export function listWanted(node: Importing): string[] {
  if (!('specifiers' in node)) return [];
  return node.specifiers.flatMap((specifier) => {
    if (types.isImportDefaultSpecifier(specifier)) return ['default'];
    if (types.isImportSpecifier(specifier)) return [nameOf(specifier.imported)];
    return types.isExportSpecifier(specifier) ? [specifier.local.name] : [];
  });
}

/** The names that a statement exports; undefined if only another file knows them. */
export function listExported(node: Importing): string[] | undefined {
  if (types.isExportAllDeclaration(node)) return undefined;
  if (types.isExportDefaultDeclaration(node)) return ['default'];
  if (!types.isExportNamedDeclaration(node)) return [];
  const declared = node.declaration ? Object.keys(bindingsOf(node.declaration)) : [];
  const specified = node.specifiers.map(({ exported }) => nameOf(exported));
  return [...declared, ...specified];
}

function bindingsOf(node: types.Declaration): Record<string, types.Identifier> {
  return types.getBindingIdentifiers(node, false, true);
}

function nameOf(node: types.Identifier | types.StringLiteral): string {
  return types.isIdentifier(node) ? node.name : node.value;
}
