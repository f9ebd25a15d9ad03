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
