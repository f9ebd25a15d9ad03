import type { Node, Parents, Root } from 'mdast';
import { EXIT, SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';

/** The nodes in which a marker counts: running text, but not quotations or components. */
const holders: readonly Node['type'][] = ['root', 'paragraph', 'list', 'listItem'];

/**
 * Finds the truncate marker that ends a post's preview (the first one), and records in `file.data.truncated`
 * whether there is one.
 * @param extent for `preview`, removes everything after it, including footnotes
 */
export function remarkPreview(extent: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    file.data.truncated = false;
    if (!String(file.value).includes('truncate')) return;
    let path: Parents[] | undefined;
    let marker: Node | undefined;
    visitParents(tree, (node, parents) => {
      if (!isTruncateMarker(node)) return holders.includes(node.type) ? undefined : SKIP;
      if (!marker) {
        marker = node;
        path = parents;
        return extent === 'preview' ? EXIT : undefined;
      }
      reportDiagnostic(file, node, {
        severity: 'warning',
        message: 'a second truncate marker: the preview ends at the first',
        hint: `Remove it, or the one in line ${marker.position?.start.line}.`,
      });
    });
    file.data.truncated = marker !== undefined;
    if (extent !== 'preview' || !marker || !path) return;
    cutAt(marker, path);
    removeFootnotes(tree);
  };
}

/** Removes the marker and everything after it, except for imports and link definitions. */
function cutAt(marker: Node, path: Parents[]): void {
  let below = marker;
  for (const parent of path.toReversed()) {
    const siblings: Node[] = parent.children;
    const cut = siblings.indexOf(below);
    const isKept = below !== marker && hasContent(below);
    const rest = parent.children.splice(cut + (isKept ? 1 : 0));
    if (parent.type === 'root') {
      parent.children.push(
        ...rest.filter(({ type }) => type === 'mdxjsEsm' || type === 'definition'),
      );
    }
    below = parent;
  }
}

function hasContent(node: Node): boolean {
  return 'children' in node && Array.isArray(node.children) && node.children.length > 0;
}

const isTruncateMarker = (node: Node) => readComment(node) === 'truncate';

/** Removes the footnotes; in a list they would be under each preview. */
function removeFootnotes(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** The text of a comment of Markdown or MDX, without its signs; undefined for anything else, such as code. */
export function readComment(node: Node): string | undefined {
  const value = 'value' in node ? String(node.value).trim() : '';
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (isExpression) return /^\/\*([\s\S]*)\*\/$/.exec(value)?.[1]?.trim();
  return node.type === 'html' ? /^<!--([\s\S]*)-->$/.exec(value)?.[1]?.trim() : undefined;
}
