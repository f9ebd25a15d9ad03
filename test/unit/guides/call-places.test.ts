import { expect, test, vi } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { sheetOf } from '../../../src/features/samples/compiler/sheet-of.ts';
import { findTable, readPage } from '../api-tables/read-tables.ts';

const errors = readPage('guides/errors.mdx');
const head = "import * as stylex from '@stylexjs/stylex';\n";
const vars = {
  name: 'v.stylex.ts',
  code: `${head}export const v = stylex.defineVars({ a: 'red' });`,
};

const compile = (code: string, name = 'a.ts') =>
  compileProject([vars, { name, code: `${head}import { v } from './v.stylex';\n${code}` }], {
    mode: 'production',
  }).problems.map(({ message }) => message.split('\n')[0]);

const style = "stylex.create({ a: { color: 'red' } })";
const unbound = (name: string) => `${name}() calls must be bound to a bare variable.`;

test('create fails as a bare statement, and compiles in exports, objects and patterns', () => {
  expect(compile(`${style};`)).toEqual([unbound('create')]);
  expect(compile(`export default ${style};`)).toEqual([]);
  expect(compile(`export const x = { s: ${style} };`)).toEqual([]);
  expect(compile(`export const { a } = ${style};`)).toEqual([]);
  const [, section = ''] = errors.split('`create() calls must be bound to a bare variable.`\n');
  expect(section).toMatch(/^\nNothing uses the result/);
});

test('other functions need a plain variable', () => {
  const theme = 'stylex.createTheme(v, {})';
  expect(compile(`export default ${theme};`)).toEqual([unbound('createTheme')]);
  expect(compile(`export const { x } = ${theme};`)).toEqual([unbound('createTheme')]);
  expect(compile(`export const x = { y: ${theme} };`)).toEqual([unbound('createTheme')]);
  for (const name of ['defineVars', 'defineConsts']) {
    const call = `stylex.${name}({ a: 'red' })`;
    expect(compile(`export default ${call};`, 'w.stylex.ts')).toEqual([unbound(name)]);
    expect(compile(`export const { a } = ${call};`, 'w.stylex.ts')).toEqual([unbound(name)]);
  }
});

test('create in a function is an error, except in an arrow function that returns it', () => {
  const message = 'create() is only allowed at the root of a program.';
  expect(compile(`export function f() { const s = ${style}; return s; }`)).toEqual([message]);
  expect(compile(`export const make = () => ${style};`)).toEqual([]);
  expect(errors).toContain('`const make = () => stylex.create(…)`');
});

test('keyframes and positionTry can be values in create, defineVars and createTheme', () => {
  const { rows } = findTable(readPage('api/index.mdx'), 'Function | Place');
  const place = rows.find(([name]) => name === '`keyframes`, `positionTry`')?.[1];
  expect(place).toBe(
    'assigned to a variable, or as a value inside `create`, `defineVars` or `createTheme`',
  );
  for (const value of [
    'stylex.keyframes({ from: { opacity: 0 } })',
    'stylex.positionTry({ top: 0 })',
  ]) {
    const vars = `export const w = stylex.defineVars({ a: ${value} });`;
    expect(compile(vars, 'w.stylex.ts')).toEqual([]);
    expect(compile(`export const t = stylex.createTheme(v, { a: ${value} });`)).toEqual([]);
    expect(compile(`export const s = stylex.create({ a: { b: ${value} } });`)).toEqual([]);
  }
});

test('props reports an invalid compiled style, and accepts an inline style silently', async () => {
  const { props } = await import('stylex-013');
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  const passed: unknown = Reflect.apply(props, undefined, [{ color: 'red' }]);
  expect(passed).toEqual({ style: { color: 'red' } });
  expect(say).not.toHaveBeenCalled();
  Reflect.apply(props, undefined, [{ $$css: true, color: 3 }]);
  expect(say.mock.calls[0]?.[0]).toBe('styleq: color typeof 3 is not "string" or "null".');
  say.mockRestore();
  expect(errors).toContain('`styleq: color typeof 3 is not "string" or "null".`');
});

test('a pseudo-class wraps the whole rule of a variable, a theme or an imported constant', () => {
  const tokens = `${head}export const v = stylex.defineVars({ a: { default: 'red', ':hover': 'tan' } });
export const k = stylex.defineConsts({ on: ':hover' });`;
  const code = `${head}import { k, v } from './v.stylex';
export const t = stylex.createTheme(v, { a: { default: 'blue', ':hover': 'navy' } });
export const s = stylex.create({ a: { color: { default: null, [k.on]: 'teal' } } });`;
  const files = [
    { name: 'v.stylex.ts', code: tokens },
    { name: 'a.ts', code },
  ];
  const { rules } = compileProject(files, { mode: 'production' });
  for (const value of ['tan', 'navy', 'teal'])
    expect(rules.find(({ css }) => css.includes(value))?.css).toMatch(/^:hover\s*\{/);
  for (const name of ['02-createTheme', '03-defineConsts', '04-defineVars'])
    expect(readPage(`api/02-javascript/${name}.mdx`)).toContain('wraps the whole rule in');
});

test('in firstThatWorks a number can come before a variable, but not after it', () => {
  const message = 'varName.startsWith is not a function';
  const values = (list: string) =>
    compile(`export const s = stylex.create({ a: { width: stylex.firstThatWorks(${list}) } });`);
  expect(values('v.a, 16')).toEqual([message]);
  expect(values('16, v.a')).toEqual([]);
  expect(readPage('api/02-javascript/05-firstThatWorks.mdx')).toContain(`\`${message}\``);
});

test.each([
  ['`null`', 'null'],
  ['theme', 'theme'],
  ['spread', '...[styles.x]'],
  ['array in an array', '[[styles.x]]'],
  ['array in an array or behind a condition', 'a && [styles.x]'],
  ['an operator other than `&&` and `? :`', 'a || styles.x'],
  ['such as `a || styles.x`', 'a ?? styles.x'],
  ['`a ? styles.x : b ? styles.y : styles.z`', 'a ? styles.x : b ? styles.y : styles.z'],
])('props stays in the code because of an argument that its page names: %s', (words, argument) => {
  const code = `import { v } from './v.stylex';
const theme = stylex.createTheme(v, {});
const styles = stylex.create({ x: { top: 0 }, y: { top: 1 }, z: { top: 2 } });
export const f = (a, b) => stylex.props(styles.y, ${argument});
export const g = (a) => stylex.props(styles.y, a ? styles.x : null);`;
  const files = [vars, { name: 'a.js', code: head + code }];
  const { js = '' } = compileProject(files, { mode: 'production' }).files.at(-1) ?? {};
  expect(js.split('stylex.props')).toHaveLength(2);
  const [, list = ''] = readPage('api/02-javascript/08-props.mdx').split('merges at run time');
  expect(list.split('\nor if')[0]).toContain(words);
});

test('shorthands keep, drop and win over the longhands that the pages name', () => {
  const compile = (first: string, last: string) => {
    const code = `const styles = stylex.create({ a: { ${first}: 'inherit' }, b: { ${last}: 'unset' } });
export const p = stylex.props(styles.a, styles.b);`;
    const file = { name: 'a.ts', code: head + code };
    const { rules, files } = compileProject([file], { mode: 'production' });
    const names = /className: "(.*)"/.exec(files[0]?.js ?? '')?.[1]?.split(' ') ?? [];
    return { count: names.length, sheet: sheetOf(rules, { layers: true }) };
  };
  const countOf = (longhand: string, shorthand: string) => compile(longhand, shorthand).count;
  const limits = readPage('guides/02-known-limits.mdx');
  const namesIn = (cell = '') => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name);
  const pairsOf = (column: string) =>
    findTable(limits, `Shorthand | ${column}`).rows.flatMap(([shorthands, longhands]) =>
      namesIn(shorthands).flatMap((shorthand) =>
        namesIn(longhands).map((longhand) => ({ shorthand, longhand })),
      ),
    );
  const pairs = [
    ...pairsOf('Keeps').map(({ shorthand, longhand }) => ({ first: longhand, last: shorthand })),
    ...pairsOf('Wins over').map(({ shorthand, longhand }) => ({
      first: shorthand,
      last: longhand,
    })),
  ];
  expect(pairs.length).toBeGreaterThan(55);
  const wrong = pairs.filter(({ first, last }) => {
    const { count, sheet } = compile(first, last);
    return count !== 2 || sheet.indexOf(':inherit') < sheet.indexOf(':unset');
  });
  expect(wrong).toEqual([]);
  expect(limits).toContain("that 0.13.1 doesn't know, such as `cornerShape`");
  expect(countOf('cornerTopLeftShape', 'cornerShape')).toBe(2);
  expect(countOf('paddingTop', 'padding')).toBe(1);
  expect(countOf('paddingInline', 'padding')).toBe(1);
  expect(countOf('marginInlineStart', 'margin')).toBe(1);
  expect(countOf('scrollMarginTop', 'scrollMargin')).toBe(1);
});
