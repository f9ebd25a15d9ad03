import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../visit-tree.ts';

/**
 * Finds a line of a paragraph that looks like the import of a name: without an empty line above it, it is text.
 * @returns the hint to add that line; undefined if there is no such import
 */
export function hintForUnreadImport(tree: Root, file: VFile, name: string): string | undefined {
  const lines = String(file.value).split('\n');
  const escaped = name.replaceAll('$', '\\$');
  const statement = new RegExp(`^[ \\t]*import\\b.*(?<![\\w$])${escaped}(?![\\w$]).*\\bfrom\\b`);
  let found: number | undefined;
  visit(tree, 'paragraph', ({ position }) => {
    if (!position || found !== undefined) return;
    const written = lines.slice(position.start.line - 1, position.end.line);
    const at = written.findIndex((line) => statement.test(line));
    if (at >= 0) found = position.start.line + at;
  });
  if (found === undefined) return undefined;
  return `The import in line ${found} is part of a paragraph: leave an empty line above it.`;
}
