import type { Node } from 'mdast';

/** The text of a comment of Markdown or MDX, without its signs; undefined for anything else, such as code. */
export function readComment(node: Node): string | undefined {
  const value = 'value' in node ? String(node.value).trim() : '';
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (isExpression) return /^\/\*([\s\S]*)\*\/$/.exec(value)?.[1]?.trim();
  return node.type === 'html' ? /^<!--([\s\S]*)-->$/.exec(value)?.[1]?.trim() : undefined;
}
