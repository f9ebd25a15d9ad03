import {
  type BundledLanguage,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
  type SpecialLanguage,
} from 'shiki';
import type { IGrammar, StateStack, StateStackImpl } from 'shiki/textmate';
import { codeTheme } from './code-theme.ts';

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

/** The maximum number of lines remembered for a language, so that memory doesn't grow with the site. */
const maxLines = 20_000;
const rememberedGrammars = new WeakSet<IGrammar>();

/**
 * Makes a grammar reuse its result for an equal line in an equal state: imports and brackets recur, and tokenizing
 * takes most of the time of compiling.
 */
export function rememberLines(grammar: IGrammar): void {
  if (rememberedGrammars.has(grammar)) return;
  rememberedGrammars.add(grammar);
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const lines = new Map<string, ReturnType<typeof tokenize>>();
  const states: StateStack[] = [];
  const placeOf = (state: StateStack) => {
    const place = states.findIndex((other) => isSame(state, other));
    return place === -1 ? states.push(state) - 1 : place;
  };
  grammar.tokenizeLine2 = (text, before, limit) => {
    if (lines.size >= maxLines) lines.clear();
    const key = `${before && placeOf(before)} ${text}`;
    const line = lines.get(key) ?? tokenize(text, before, limit);
    lines.set(key, line);
    return line;
  };
}

/** Compares the rules of states, and which of them began at a line end, which `equals` ignores. */
function isSame(a: StateStack, b: StateStack): boolean {
  return a === b || (a.equals(b) && listLineEnds(a) === listLineEnds(b));
}

function listLineEnds(state: StateStack): string {
  if (!isWhole(state)) return '';
  const rest = state.parent ? listLineEnds(state.parent) : '';
  return `${rest}${state.beginRuleCapturedEOL ? 1 : 0}`;
}

function isWhole(state: StateStack): state is StateStackImpl {
  return 'beginRuleCapturedEOL' in state && 'parent' in state;
}
