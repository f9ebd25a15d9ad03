import type { Root } from 'mdast';

/** A name that a content file imports. */
export type ImportedName = { name: string; from: string; isDefault: boolean };

/** Lists the names that a content file imports, which is possible only between its blocks. */
export function listImportedNames(tree: Root): ImportedName[] {
  return tree.children.flatMap((node) => {
    const statements = (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [];
    return statements.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const from = String(statement.source.value);
      return statement.specifiers.map(({ type, local }) => {
        return { name: local.name, from, isDefault: type === 'ImportDefaultSpecifier' };
      });
    });
  });
}

/** Lists the default imports of a content file: the local name and the source. */
export function listImports(tree: Root): Map<string, string> {
  const defaults = listImportedNames(tree).filter(({ isDefault }) => isDefault);
  return new Map(defaults.map(({ name, from }) => [name, from]));
}
