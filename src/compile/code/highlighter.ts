import {
  type BundledLanguage,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
  type SpecialLanguage,
} from 'shiki';
import { codeTheme } from './code-theme.ts';
import { rememberLines } from './remember-lines.ts';

let shared: Promise<Highlighter> | undefined;

/**
 * The one highlighter of the process. It knows no language until one is asked for, so that a build
 * pays for those in use alone. The JavaScript engine is used because the WASM one does not survive
 * under the development server and takes 200 MB more.
 * @param options `langs`: the languages that must be ready
 */
export async function getHighlighter(
  options: { langs?: readonly (BundledLanguage | SpecialLanguage)[] } = {},
): Promise<Highlighter> {
  shared ??= createUnhurriedHighlighter();
  const highlighter = await shared;
  await highlighter.loadLanguage(...(options.langs ?? []));
  return highlighter;
}

/**
 * By default a line that takes too long, as on a busy machine, stays plain text; then two builds
 * would differ. So there is no limit. White space is joined by what is beside it later.
 */
async function createUnhurriedHighlighter(): Promise<Highlighter> {
  const highlighter = await createHighlighter({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const always = { tokenizeTimeLimit: 0, mergeWhitespaces: false };
  return {
    ...highlighter,
    loadLanguage: async (...langs) => {
      await highlighter.loadLanguage(...langs);
      for (const name of highlighter.getLoadedLanguages()) {
        rememberLines(highlighter.getLanguage(name));
      }
    },
    codeToTokens: (code, options) => highlighter.codeToTokens(code, { ...options, ...always }),
    codeToHtml: (code, options) => highlighter.codeToHtml(code, { ...options, ...always }),
  };
}
