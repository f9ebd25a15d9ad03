import type { ElementContent } from 'hast';
import type { BundledLanguage, ThemedToken } from 'shiki';
import { element, text } from '../hast-element.ts';
import { classOfToken, codeTheme } from './code-theme.ts';
import { getHighlighter } from './highlighter.ts';

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

/**
 * Merges neighbouring tokens that look the same, with the white space between them, which has no colour. Replaces
 * colours with classes.
 */
export function joinTokens(tokens: readonly ThemedToken[]): ThemedToken[] {
  const joined: ThemedToken[] = [];
  let last: ThemedToken | undefined;
  let lastClass: string | undefined;
  let blank = '';
  for (const { content, color = '' } of tokens) {
    const shown = content.trim();
    if (shown === '') {
      blank += content;
      continue;
    }
    const start = content.indexOf(shown);
    const className = classOfToken(color, shown);
    blank += content.slice(0, start);
    if (last && lastClass === className) last.content += blank + shown;
    else {
      last = { content: shown, offset: 0 };
      if (className) last.htmlAttrs = { class: className };
      lastClass = className;
      joined.push({ content: blank, offset: 0 }, last);
    }
    blank = content.slice(start + shown.length);
  }
  joined.push({ content: blank, offset: 0 });
  return placeTokens(joined, tokens[0]?.offset ?? 0);
}

/** Adds the offset of each token, and drops empty tokens. */
function placeTokens(tokens: readonly ThemedToken[], start: number): ThemedToken[] {
  let offset = start;
  return tokens.flatMap((token) => {
    offset += token.content.length;
    return token.content === '' ? [] : [{ ...token, offset: offset - token.content.length }];
  });
}
