import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { readRawImport } from '../../content/modules/resolve-import.ts';
import { literalOf } from '../estree.ts';
import { listImports } from '../imports/list-imports.ts';
import type { JsxElement } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';
import { dedentLines } from './code-file.ts';

/**
 * Converts a `CodeBlock` with literal text and props to the equivalent fence, so that it is highlighted like all
 * others. Other CodeBlocks stay components.
 */
export function remarkCodeComponents() {
  return (tree: Root, file: VFile) => {
    const imports = listImports(tree);
    const from = imports.get('CodeBlock');
    if (from !== undefined && from !== '@theme/CodeBlock') return;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'CodeBlock' || !parent || index === undefined) return;
      const fence = fenceOf(node, String(file.value), imports);
      if (fence) parent.children[index] = fence;
    });
  };
}

function fenceOf(
  node: JsxElement,
  source: string,
  imports: ReadonlyMap<string, string>,
): Code | undefined {
  const props = literalProps(node);
  const content = props && contentOf(node, source, imports);
  if (!content) return undefined;
  const { language, className, title, showLineNumbers, metastring } = props;
  const meta = [
    // Only fences show the name of a file as the title of its code.
    title !== undefined || content.file ? `title=${quote(String(title ?? ''))}` : '',
    content.file ? `file=${quote(content.file)}` : '',
    showLineNumbers === undefined ? '' : `showLineNumbers=${showLineNumbers}`,
    metastring ?? '',
  ];
  return {
    type: 'code',
    lang: String(language ?? /language-(\S+)/.exec(String(className))?.[1] ?? '') || null,
    meta: meta.filter(Boolean).join(' ') || null,
    value: content.text ?? '',
    position: node.position,
  };
}

/** The values of the props; undefined if one must be computed. */
function literalProps({ attributes }: JsxElement) {
  const props: Record<string, string | number | boolean> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (typeof value === 'string') props[name] = value;
    else if (!value) props[name] = true;
    else {
      const literal = literalOf(value.data?.estree);
      if (literal === undefined || literal.kind === 'name') return undefined;
      props[name] = literal.value;
    }
  }
  return props;
}

type Content = { text?: string; file?: string };

/** The code between the tags, or the file that was imported as text. */
function contentOf(
  { children }: JsxElement,
  source: string,
  imports: ReadonlyMap<string, string>,
): Content | undefined {
  const [first, ...others] = children;
  if (!first) return { text: '' };
  const isExpression = first.type === 'mdxFlowExpression' || first.type === 'mdxTextExpression';
  if (!isExpression) return textBetween(children, source);
  const literal = others.length === 0 ? literalOf(first.data?.estree) : undefined;
  if (literal?.kind === 'value') return { text: trimLines(String(literal.value)) };
  const file = literal && readRawImport(imports.get(literal.value) ?? '');
  return file === undefined ? undefined : { file };
}

/** The text as it was written, without Markdown's interpretation. */
function textBetween(children: JsxElement['children'], source: string): Content | undefined {
  let isText = true;
  for (const child of children) {
    visit(child, ({ type }) => {
      if (type.startsWith('mdx')) isText = false;
    });
  }
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  if (!isText || start === undefined || end === undefined) return undefined;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const isIndented = source.slice(lineStart, start).trim() === '';
  return { text: trimLines(source.slice(isIndented ? lineStart : start, end)) };
}

function trimLines(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').trimEnd();
  return dedentLines(lines.split(/\r?\n/)).join('\n');
}

function quote(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}
