import { createHighlighter, createJavaScriptRegexEngine, type Highlighter } from 'shiki';
import { codeTheme } from './code-theme.ts';

/** The languages that content may name; another one is shown as plain text. */
const languages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'css',
  'html',
  'json',
  'jsonc',
  'sh',
  'diff',
  'yaml',
  'md',
  'mdx',
  'vue',
  'svelte',
];

let shared: Promise<Highlighter> | undefined;

/**
 * The one highlighter of the process. The JavaScript engine is used because the WASM one does
 * not survive under the development server and takes 200 MB more.
 */
export function getHighlighter(): Promise<Highlighter> {
  shared ??= createUnhurriedHighlighter();
  return shared;
}

/**
 * By default a line that takes too long, as on a busy machine, stays plain text; then two builds
 * would differ. So there is no limit.
 */
async function createUnhurriedHighlighter(): Promise<Highlighter> {
  const highlighter = await createHighlighter({
    themes: [codeTheme],
    langs: languages,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return {
    ...highlighter,
    codeToHast: (code, options) =>
      highlighter.codeToHast(code, { ...options, tokenizeTimeLimit: 0 }),
    codeToTokens: (code, options) =>
      highlighter.codeToTokens(code, { ...options, tokenizeTimeLimit: 0 }),
  };
}
