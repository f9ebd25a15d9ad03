import path from 'node:path';
import * as parser from '@babel/eslint-parser';
import plugin from '@stylexjs/eslint-plugin';
import { Linter } from 'eslint/universal';
import { afterAll, expect, test } from 'vitest';
import { isScript } from '../../../src/features/samples/group-blocks.ts';
import { usesStyleX } from '../../../src/features/samples/names/find-imported.ts';
import { createSampleChecker } from '../../../src/features/samples/prove/check-types.ts';
import { findCompileProblems } from '../../../src/features/samples/prove/compile-sample.ts';
import type { Problem } from '../../../src/features/samples/prove/problem.ts';
import { type Block, readPage, readPages } from './read-blocks.ts';

const linter = new Linter();
const rules = Object.fromEntries(
  Object.entries(plugin.rules).map(([name, { create }]) => {
    return [
      name,
      { meta: { fixable: 'code', hasSuggestions: true, schema: false }, create },
    ] as const;
  }),
);
const configure = (names: readonly string[]): Linter.Config => {
  const parserOpts = { plugins: ['typescript', 'jsx'] };
  const babelOptions = { babelrc: false, configFile: false, parserOpts };
  return {
    languageOptions: { parser, parserOptions: { requireConfigFile: false, babelOptions } },
    plugins: { '@stylexjs': { rules } },
    rules: Object.fromEntries(names.map((name) => [`@stylexjs/${name}`, 'error'])),
  };
};
const styleX = "import * as stylex from '@stylexjs/stylex';\n";

/** The last code above a block, as a whole file. */
function codeAbove(blocks: readonly Block[], at: number): string {
  const { code = '' } =
    blocks
      .slice(0, at)
      .findLast((block) => isScript(block) && block.contract.fragment !== 'after the fix') ?? {};
  return usesStyleX(code) ? code : styleX + code;
}

const pages = ['docs/api/01-configuration/02-eslint-plugin.mdx', 'blog/2024-10-06-v0.8.0.mdx'];
const blocks = pages.flatMap((name) => readPage(name).blocks);
const withRule = blocks
  .map((block, at) => ({ ...block, above: codeAbove(blocks, at) }))
  .filter(({ heading }) => heading.includes('shorthands') || Object.hasOwn(rules, heading));
const quotes = withRule.filter(
  ({ language, contract }) => /^te?xt$/.test(language) && contract.fragment === undefined,
);
const fixes = withRule.filter(({ contract }) => contract.fragment === 'after the fix');

test('pages quote the linter and show fixes', () => {
  expect([quotes.length, fixes.length]).toEqual([6, 2]);
});

test.each(quotes)('the linter reports what is quoted below $heading', ({ code, above }) => {
  const messages = linter.verify(above, configure(Object.keys(rules))).flatMap(({ message }) => {
    const [first, ...list] = message.split('\n').filter(Boolean);
    return [`${first} ${list.join(', ')}`, first, ...list];
  });
  // A line begins a message; a shortened list ends in an ellipsis.
  const lines = code.split('\n').map((line) => line.trim().replace(/,? ?…$/, ''));
  expect(lines.filter((line) => !messages.some((message) => message?.startsWith(line)))).toEqual(
    [],
  );
});

test.each(fixes)('the fix of $heading writes what is shown', ({ code, above, heading }) => {
  const { output } = linter.verifyAndFix(above, configure([heading]));
  expect(output).toBe(styleX + code);
});

/** A block with lines that are marked as errors; without imports it continues the whole sample above it. */
type Marked = { name: string; code: string; files: { name: string; code: string }[]; file: string };

const errorComment = /\/\/ ?[Ee]rror\b(?::\s*(.*))?/;
const marked = readPages().flatMap(({ name, blocks }) =>
  blocks.flatMap((block, at): Marked[] => {
    const { code, sample } = block;
    if (!isScript(block) || !errorComment.test(code)) return [];
    const whole = blocks
      .slice(0, at)
      .findLast((one) => one.sample && one.sample.fragment === undefined);
    const base = usesStyleX(code) ? undefined : whole?.sample;
    const { files, file } = base ?? sample ?? { files: [], file: 'sample.tsx' };
    const start = base ? (base.files.find((one) => one.name === file)?.code ?? '') : '';
    const others = files.filter((one) => one.name !== file);
    return [{ name, code, files: [{ name: file, code: `${start}${code}\n` }, ...others], file }];
  }),
);
const checker = createSampleChecker(path.resolve(import.meta.dirname, '../../..'));
afterAll(() => checker.close());
const types = await checker.check(marked);

test('pages mark lines as errors', () => {
  const lines = marked.flatMap(({ code }) => code.split('\n'));
  expect([marked.length, lines.filter((line) => errorComment.test(line)).length]).toEqual([6, 11]);
});

test.each(marked.map((one, at) => ({ ...one, types: types[at] ?? [] })))(
  'a tool reports each line that $name marks as an error, and no other line of the block',
  ({ code, files, file, types }) => {
    const whole = files[0]?.code ?? '';
    const lint = linter.verify(whole, configure(['valid-styles', 'valid-shorthands']));
    const problems: Pick<Problem, 'line' | 'message'>[] = [
      ...findCompileProblems({ files, file }),
      ...lint,
      ...types,
    ];
    const from = whole.split('\n').length - code.split('\n').length;
    const wrong = code.split('\n').filter((text, at) => {
      const [all, quoted = ''] = errorComment.exec(text) ?? [];
      if (!all) return false;
      const said = problems.filter(({ line }) => line === from + at);
      // A sentence quotes a tool; other words are the author's.
      const isQuote = /^[A-Z].*\.$/.test(quoted.trim());
      return !said.some(({ message }) => !isQuote || message.includes(quoted.trim()));
    });
    expect(wrong).toEqual([]);
    const right = problems.filter(({ line, message }) => {
      const text = code.split('\n')[line - from];
      // It may repeat imports of the sample that it continues.
      const isRepeated = message.startsWith('Duplicate identifier');
      return text !== undefined && !errorComment.test(text) && !isRepeated;
    });
    expect(right).toEqual([]);
  },
);
