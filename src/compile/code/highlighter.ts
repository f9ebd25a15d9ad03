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
 * Returns the process's only highlighter. Languages are loaded when they are needed, so that a build only loads
 * those in use. It uses the JavaScript engine, because the WASM one breaks in the development server and takes 200
 * MB more.
 * @param options `langs`: the languages to load
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
 * Creates a highlighter without time limit. By default a line that takes too long, as on a busy machine, stays
 * plain text, and builds would differ. White space is merged with its neighbours later.
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
