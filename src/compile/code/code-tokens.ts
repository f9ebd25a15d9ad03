import type { ElementContent } from 'hast';
import type { BundledLanguage, ThemedToken } from 'shiki';
import { element, text } from '../hast-element.ts';
import { codeTheme } from './code-theme.ts';
import { getHighlighter } from './highlighter.ts';
import { joinTokens } from './join-tokens.ts';

/**
 * Tokenizes code that isn't in a fence.
 * @returns the coloured tokens, with line ends between them
 */
export async function tokenizeCode(code: string, lang: BundledLanguage): Promise<ElementContent[]> {
  const highlighter = await getHighlighter({ langs: [lang] });
  const { tokens } = highlighter.codeToTokens(code.trimEnd(), {
    lang,
    theme: codeTheme.name ?? '',
  });
  const joined = joinTokens(
    tokens.flatMap((line, place) => (place === 0 ? line : [{ content: '\n', offset: 0 }, ...line])),
  );
  return joined.map(elementOfToken);
}

function elementOfToken({ content, htmlAttrs }: ThemedToken): ElementContent {
  return htmlAttrs ? element('span', htmlAttrs, content) : text(content);
}
