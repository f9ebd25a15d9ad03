import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { TextBlock } from '../../content/content-facts.ts';
import { readableText, textOfLeaf } from './readable-text.ts';

const flowTags = new Set(
  `address article aside blockquote dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
/** Languages that are indexed as text, because they aren't code of a program. */
const plainLanguages = /^language-(?:text|txt|plaintext|sh|bash|shell|console)?$/;
/** The maximum number of letters of a block that are indexed. */
const maxIndexedLength = 4000;

/** Records the readable text in `file.data.blocks`, each block with its position among the headings. */
export function rehypeTextBlocks(extent: 'whole' | 'preview') {
  return (tree: Root, file: VFile) => {
    if (extent === 'preview') return;
    const blocks: TextBlock[] = [];
    let place = 0;
    let open = '';
    const add = (kind: TextBlock['kind'], written: string) => {
      const text = written.trim().slice(0, maxIndexedLength);
      if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ place, kind, text });
    };
    const close = () => {
      add('text', open.replace(/\s+/g, ' '));
      open = '';
    };
    const read = (node: Nodes): void => {
      const leaf = textOfLeaf(node);
      open += leaf ?? '';
      if (leaf !== undefined || !('children' in node)) return;
      const tag = node.type === 'element' ? node.tagName : '';
      if (tag === '' ? node.type === 'mdxJsxTextElement' : !flowTags.has(tag)) {
        for (const child of node.children) read(child);
        return;
      }
      close();
      if (/^h[1-6]$/.test(tag)) place += tag === 'h1' ? 0 : 1;
      else if (node.type === 'element' && tag === 'pre') add(kindOf(node), textOf(node));
      else if (node.type === 'element' && tag === 'tr') add('text', readRow(node));
      else if (node.type !== 'element' || !isAside(node))
        for (const child of node.children) read(child);
      close();
    };
    read(tree);
    file.data.blocks = blocks;
  };
}

/** Footnotes mean little without the text they belong to, and table headers mean nothing alone. */
function isAside({ tagName, properties }: Element): boolean {
  return tagName === 'thead' || 'dataFootnotes' in properties;
}

function kindOf({ children: [code] }: Element): TextBlock['kind'] {
  const classes = code?.type === 'element' ? [code.properties.className ?? []].flat() : [];
  const language = classes.map(String).find((name) => name.startsWith('language-'));
  return plainLanguages.test(language ?? 'language-') ? 'text' : 'code';
}

function readRow({ children }: Element): string {
  return children
    .map((cell) => readableText(cell))
    .filter(Boolean)
    .join(' · ');
}
