import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';

/** A name that a content file imports. */
type ImportedName = { name: string; from: string; isDefault: boolean };

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

/**
 * Finds a line of a paragraph that looks like the import of a name: without an empty line above it, it is text.
 * @returns the hint to add that line; undefined if there is no such import
 */
export function hintForUnreadImport(tree: Root, file: VFile, name: string): string | undefined {
  const lines = String(file.value).split('\n');
  const escaped = name.replaceAll('$', '\\$');
  const statement = new RegExp(`^[ \\t]*import\\b.*(?<![\\w$])${escaped}(?![\\w$]).*\\bfrom\\b`);
  let importLine: number | undefined;
  visit(tree, 'paragraph', ({ position }) => {
    if (!position || importLine !== undefined) return;
    const written = lines.slice(position.start.line - 1, position.end.line);
    const at = written.findIndex((line) => statement.test(line));
    if (at >= 0) importLine = position.start.line + at;
  });
  if (importLine === undefined) return undefined;
  return `The import in line ${importLine} is part of a paragraph: leave an empty line above it.`;
}
