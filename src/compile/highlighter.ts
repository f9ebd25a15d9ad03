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
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: languages,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return shared;
}
