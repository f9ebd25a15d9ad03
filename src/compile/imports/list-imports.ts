import type { Root } from 'mdast';
import { visit } from '../visit-tree.ts';

/** Lists the default imports of a content file: the local name and the source. */
export function listImports(tree: Root): Map<string, string> {
  const imports = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { type, local } of statement.specifiers) {
        if (type === 'ImportDefaultSpecifier') {
          imports.set(local.name, String(statement.source.value));
        }
      }
    }
  });
  return imports;
}

/** Lists the local names of the components that a content file imports, except those of Docusaurus. */
export function listOwnComponents(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      if (/^@(?:theme|docusaurus)\//.test(String(statement.source.value))) continue;
      for (const { local } of statement.specifiers) names.add(local.name);
    }
  });
  return names;
}
