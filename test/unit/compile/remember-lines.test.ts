import { createHighlighter, createJavaScriptRegexEngine } from 'shiki';
import { expect, test } from 'vitest';
import { rememberLines } from '../../../src/compile/code/highlighter.ts';

const makeHighlighter = () =>
  createHighlighter({
    themes: ['min-light'],
    langs: ['tsx'],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });

test('a repeated line is not tokenized again, unless the state before it differs', async () => {
  const options = { lang: 'tsx', theme: 'min-light', tokenizeTimeLimit: 0 } as const;
  const [plain, remembering] = await Promise.all([makeHighlighter(), makeHighlighter()]);
  const grammar = remembering.getLanguage('tsx');
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const tokenized: string[] = [];
  grammar.tokenizeLine2 = (text, ...rest) => {
    tokenized.push(text);
    return tokenize(text, ...rest);
  };
  rememberLines(grammar);
  rememberLines(grammar);
  const blocks = [
    'call({\n  a: 1,\n});\ncall({\n  a: 1,\n});',
    'call({\n  a: 1,\n});',
    '/*\n  a: 1,\n*/\ncall({ b,\n  a: 1,\n});',
    'const a = `\n  a: 1,\n`;\n  a: 1,',
  ];
  for (const block of blocks) {
    expect(remembering.codeToHtml(block, options)).toBe(plain.codeToHtml(block, options));
  }
  expect(tokenized.slice(0, 6)).toEqual(['call({', '  a: 1,', '});', 'call({', '/*', '  a: 1,']);
});
