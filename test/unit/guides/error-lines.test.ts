import { createRequire } from 'node:module';
import parser from '@babel/eslint-parser';
import type { Rule } from 'eslint';
import { Linter } from 'eslint/universal';
import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { readErrorEntries, wrapLines } from './read-error-entries.ts';

const entries = readErrorEntries();
const load = createRequire(import.meta.url);
const plugin: { rules: Record<string, Rule.RuleModule> } = load('@stylexjs/eslint-plugin');
const hidden: { default: Rule.RuleModule } = load(
  '@stylexjs/eslint-plugin/lib/stylex-enforce-extension.js',
);
const linter = new Linter();

/** Messages of the runtime, other packages and TypeScript, which do not check these lines. */
const byOthers = [
  /^Unexpected 'stylex/,
  /^styleq: /,
  /^\[@stylexjs\/babel-plugin]/,
  /^include is/,
  /^Type /,
];

const head = "import * as stylex from '@stylexjs/stylex';\n";
const others = [
  {
    name: 'tokens.stylex.ts',
    code: `${head}export const colors = stylex.defineVars({ text: 'black', accent: 'teal' });`,
  },
  {
    name: 'sizes.stylex.ts',
    code: `${head}export const sizes = stylex.defineVars({ gap: '4px' });`,
  },
  { name: 'sizes.ts', code: "export const sizes = { gap: '4px' };" },
];

/** The file name in a comment of the lines, if there is one. */
const fileIn = (lines: string): string | undefined => /^\/\/ ([\w.]+)$/m.exec(lines)?.[1];

function compile(lines: string, message: string): string[] {
  const name =
    fileIn(lines) ??
    (/export const \w+ = stylex\.define|const \w+ = stylex\.defineVars/.test(lines)
      ? 'own.stylex.ts'
      : 'own.tsx');
  const options = message.startsWith('border is')
    ? { styleResolution: 'property-specificity' }
    : undefined;
  const files = [...others, { name, code: wrapLines(lines) }];
  return compileProject(files, { mode: 'production', options }).problems.map((one) => one.message);
}

function lint(lines: string): string[] {
  const rules = { ...plugin.rules, 'enforce-extension': hidden.default };
  const levels = Object.keys(rules).map((name) => [
    `own/${name}`,
    name === 'enforce-extension' ? ['error', { themeFileExtension: '.stylex.ts' }] : 'error',
  ]);
  const babelOptions = { babelrc: false, configFile: false };
  const config: Linter.Config = {
    files: ['**/*.js', '**/*.ts'],
    languageOptions: { parser, parserOptions: { requireConfigFile: false, babelOptions } },
    plugins: { own: { rules } },
    rules: Object.fromEntries(levels),
  };
  const filename = fileIn(lines) ?? (lines.includes('stylex.define') ? 'own.stylex.ts' : 'own.js');
  return linter.verify(wrapLines(lines), config, { filename }).map(({ message }) => message);
}

const checked = entries.filter(({ message }) => !byOthers.some((other) => other.test(message)));

test('most entries of the index show the wrong line and the corrected one', () => {
  expect(entries.length).toBeGreaterThanOrEqual(66);
  expect(checked.length).toBe(entries.length - byOthers.length);
});

test.each(checked)(
  '$message is reported for the wrong lines, and not for the corrected ones',
  (entry) => {
    const { message, before, after, section } = entry;
    const sayOf = section.startsWith('Lint') ? lint : (lines: string) => compile(lines, message);
    // The start, since names and values differ from case to case.
    const start = message.slice(0, 26);
    expect(sayOf(before).join('\n'), before).toContain(start);
    expect(sayOf(after).join('\n'), after).not.toContain(start);
  },
);
