import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { knownOptions } from '../../../src/features/samples/mdx/compiler-options.ts';
import { compareRows } from './compare-rows.ts';
import { readCards } from './read-cards.ts';
import { readCompilerOptions } from './read-compiler-options.ts';
import { findTable, plain, readPage } from './read-tables.ts';

const page = readPage('api/01-configuration/01-babel-plugin.mdx');
const { options, resolution } = readCompilerOptions();

/** The options as the page words them, where that differs from the compiler's checks. */
const known = new Map(options);
known.set('debug', { Type: 'boolean', Default: 'the value of `dev`' });
known.set('unstable_moduleResolution', { Type: 'object', Default: 'none' });
// The compiler has no check like the others for it: it ignores anything but a boolean.
known.set('rewriteAliases', { Type: 'boolean', Default: 'false' });

test('each option of the compiler has a card, with its type and default', () => {
  expect(options.size).toBe(17);
  expect(compareRows(readCards(page), known)).toEqual([]);
});

test('changed, missing and unknown cards are reported', () => {
  const changed = page
    .replace(
      /### dev\n\n- Type: .*\n- Default: .*/,
      '### dev\n\n- Type: `string`\n- Default: `true`',
    )
    .replace('### test\n\n- Type', '### test\n\nType')
    .replace('### rewriteAliases\n', '### rewriteAll\n')
    .replace(/(### debug\n\n.*\n)- Default: .*\n/, '$1');
  expect(compareRows(readCards(changed), known)).toEqual([
    'test is missing',
    'rewriteAliases is missing',
    'rewriteAll is not in the package',
    'dev: Type is boolean, and not string',
    'dev: Default is false, and not true',
    'debug: Default is the value of `dev`, and not ',
  ]);
});

test('the fields of module resolution match those that the compiler checks', () => {
  const { rows } = findTable(page, 'Field | Type | Default');
  expect(Object.fromEntries(rows.map(([name, type]) => [plain(name), plain(type)]))).toEqual(
    resolution,
  );
});

test('the compiler has every option that samples can set', () => {
  const { options } = readCompilerOptions();
  expect(knownOptions.filter((name) => !options.has(name))).toEqual([]);
});

const compile = (code: string, options: object) => {
  const file = { name: 'a.ts', code: `import * as stylex from '@stylexjs/stylex';\n${code}` };
  return compileProject([file], { mode: 'production', options }).rules.map(({ css }) => css);
};

test('the legacy resolution expands only the shorthands that the page says', () => {
  const [, expanded = '', whole = ''] =
    /It expands shorthands such as (.*), but not (.*?)\./.exec(page) ?? [];
  const rulesOf = (list: string) =>
    Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => {
      const code = `export const s = stylex.create({ a: { ${name}: 'inherit' } });`;
      return compile(code, { styleResolution: 'legacy-expand-shorthands' }).length;
    });
  expect(rulesOf(expanded).map((count) => count > 1)).toEqual([true, true, true, true]);
  expect(rulesOf(whole)).toEqual([1, 1, 1, 1]);
});

test('font sizes become rem, except in keyframes and in arguments of dynamic styles', () => {
  const options = { enableFontSizePxToRem: true };
  const create = (style: string) =>
    compile(`export const s = stylex.create({ a: ${style} });`, options);
  expect(create('{ fontSize: 16 }').join()).toContain('font-size:1rem');
  expect(create('(size) => ({ fontSize: size })').join()).toContain('font-size:var(--fontSize)');
  const frames = 'export const k = stylex.keyframes({ from: { fontSize: 16 } });';
  expect(compile(frames, options).join()).toContain('font-size:16px');
  expect(page).toContain(
    'neither do `fontSize` values in keyframes or arguments of dynamic styles',
  );
});
