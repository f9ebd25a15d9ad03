import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { lintSample } from '../../../src/features/samples/prove/lint-sample.ts';
import { readPage } from '../api-tables/read-tables.ts';

const page = readPage('guides/02-known-limits.mdx');
const codesOf = (text = '') => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
const head = "import * as stylex from '@stylexjs/stylex';\n";

const isReported = (style: string) => {
  const code = `${head}export const s = stylex.create({ a: ${style} });`;
  return lintSample({ name: 'a.ts', code }).some(({ message }) =>
    message.includes('value must be one of'),
  );
};

test('the linter reports firstThatWorks, ternaries and calls only on the properties that the page names', () => {
  const affected = codesOf(/^\*\*Affected:\*\* (.*)$/m.exec(page)?.[1]);
  const others = codesOf(/^\*\*Not affected:\*\* (.*)$/m.exec(page)?.[1]);
  expect(affected.length).toBeGreaterThan(15);
  expect(others.length).toBeGreaterThan(15);
  const forms = (name: string) => [
    `{ ${name}: stylex.firstThatWorks('inherit', 'unset') }`,
    `(isOn) => ({ ${name}: isOn ? 'inherit' : 'unset' })`,
    `{ ${name}: choose('inherit') }`,
  ];
  expect(affected.filter((name) => !forms(name).every(isReported))).toEqual([]);
  expect(others.filter((name) => forms(name).some(isReported))).toEqual([]);
});

const sizes = {
  name: 'sizes.stylex.ts',
  code: `${head}export const sizes = stylex.defineConsts({ gap: '3px' });`,
};

test('a constant in firstThatWorks works only as the last value', () => {
  const gapOf = (values: string) => {
    const code = `${head}import { sizes } from './sizes.stylex';
export const s = stylex.create({ a: { gap: stylex.firstThatWorks(${values}) } });`;
    const { rules } = compileProject([sizes, { name: 'a.ts', code }], { mode: 'production' });
    return rules.find(({ css }) => css.includes('gap:'))?.css;
  };
  expect(gapOf("sizes.gap, '1px'")).toMatch(/\{gap:var\(--\w+,1px\)\}/);
  expect(gapOf("'stretch', sizes.gap")).toMatch(/\{gap:3px;gap:stretch\}/);
  expect(page).toContain("as in `stylex.firstThatWorks('stretch', sizes.gap)`");
  expect(readPage('api/02-javascript/03-defineConsts.mdx')).toContain(
    'works only as the last value',
  );
});

test('a constant that is a pseudo-class becomes a rule around the class', () => {
  const consts = {
    name: 'states.stylex.ts',
    code: `${head}export const states = stylex.defineConsts({ over: ':hover' });`,
  };
  const code = `${head}import { states } from './states.stylex';
export const s = stylex.create({ a: { color: { default: null, [states.over]: 'red' } } });`;
  const { rules } = compileProject([consts, { name: 'a.ts', code }], { mode: 'production' });
  expect(rules.find(({ css }) => css.includes('red'))?.css).toMatch(/^:hover\{\.(\w+)\.\1\b/);
});

test('in development the class of a group differs only in a theme of another file', () => {
  const group = `export const vars = stylex.defineVars({ a: 'red' });`;
  const theme = 'export const theme = stylex.createTheme(vars, {});';
  const jsOf = (files: { name: string; code: string }[]) =>
    compileProject(files, { mode: 'development' }).files.at(-1)?.js ?? '';
  const apart = jsOf([
    { name: 'v.stylex.ts', code: head + group },
    { name: 't.ts', code: `${head}import { vars } from './v.stylex';\n${theme}` },
  ]);
  const together = jsOf([{ name: 'v.stylex.ts', code: `${head}${group}\n${theme}` }]);
  expect(apart).toContain('__themeName__-');
  expect(together).not.toContain('__themeName__-');
  expect(page).toContain('a theme that is in a different file from its group');
});
