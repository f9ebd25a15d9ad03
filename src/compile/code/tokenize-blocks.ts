import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { rehypePrettyCode } from 'rehype-pretty-code';
import type { Highlighter, ThemedToken } from 'shiki';
import type { VFile } from 'vfile';
import { findLanguage } from './code-languages.ts';
import { codeTheme } from './code-theme.ts';
import { getHighlighter } from './highlighter.ts';

/** The lines of a block, each as its tokens. */
export type TokenLines = ThemedToken[][];

/** What is on its way through rehype-pretty-code, by the mark that stands there for it. */
const underWay = new Map<string, TokenLines>();
let marks = 0;
let prettyCode: ReturnType<typeof rehypePrettyCode>;

/**
 * Tokenises blocks of code, each a `pre` as Markdown makes it. rehype-pretty-code gets them in a
 * tree of their own, and a mark in place of their tokens: else it would look through the whole
 * file twice, and read the tokens as HTML that is written again.
 * @param blocks the elements, which are used up
 */
export async function tokenizeBlocks(blocks: Element[], file: VFile): Promise<TokenLines[]> {
  if (blocks.length === 0) return [];
  prettyCode ??= rehypePrettyCode({
    theme: codeTheme,
    keepBackground: false,
    // It would put a blank into empty lines, which is copied with the code.
    grid: false,
    bypassInlineCode: true,
    defaultLang: 'text',
    getHighlighter: async (options) => leaveMarks(await getHighlighter(options)),
  });
  const tree: Root = { type: 'root', children: blocks };
  await prettyCode?.(tree, file, () => {});
  return tree.children.map((figure) => takeTokens(textOf(figure)));
}

/** A highlighter whose HTML is a mark that tells where the tokens are. */
function leaveMarks(highlighter: Highlighter): Highlighter {
  return {
    ...highlighter,
    codeToHtml(code, options) {
      const lang = findLanguage(options.lang) ?? 'text';
      const { tokens } = highlighter.codeToTokens(code, { lang, theme: codeTheme.name ?? '' });
      marks += 1;
      underWay.set(`tokens ${marks}`, tokens);
      // In an element: text alone would be taken for code that is still to be highlighted.
      return `<pre><code><span>tokens ${marks}</span></code></pre>`;
    },
  };
}

function takeTokens(mark: string): TokenLines {
  const tokens = underWay.get(mark);
  if (!tokens) throw new Error(`rehype-pretty-code did not highlight: ${mark}`);
  underWay.delete(mark);
  return tokens;
}
