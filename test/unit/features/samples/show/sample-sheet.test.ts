import { expect, test } from 'vitest';
import { compileProject } from '../../../../../src/features/samples/compiler/compile-project.ts';
import { sampleSheet } from '../../../../../src/features/samples/show/show-samples.ts';

const head = "import * as stylex from '@stylexjs/stylex';\n";
const rulesOf = (name: string, code: string) =>
  compileProject([{ name, code: head + code }], { mode: 'production' }).rules;
const linesOf = (sheet: string) =>
  sheet.split('\n').filter((line) => line.includes('{') && !line.startsWith('@layer'));

test('in a shadow root :root becomes :host, and the preferred color scheme its data-mode', async () => {
  const vars = rulesOf(
    'a.stylex.ts',
    `export const v = stylex.defineVars({ a: { default: 'red', '@media (prefers-color-scheme: dark)': 'blue' } });`,
  );
  const styles = rulesOf(
    'b.ts',
    `export const s = stylex.create({ s: { color: { default: null, '@media (prefers-color-scheme: dark)': 'blue', '@media (prefers-color-scheme: dark) and (width > 9em)': 'red' } } });`,
  );
  expect(linesOf(await sampleSheet([...vars, ...styles]))).toMatchInlineSnapshot(`
    [
      ":host, .x1ldvloy{--x13g89ye:red;}",
      ":host(:where([data-mode=dark])),:where(:host(:where([data-mode=dark]))) .x1ldvloy{--x13g89ye:blue;}",
      ":where(:host(:where([data-mode=dark]))) .xm3rz9e.xm3rz9e{color:blue}",
      "@media (prefers-color-scheme: dark) and (width > 9em){.x1ehg24n.x1ehg24n{color:red}}",
    ]
  `);
});

test('in a shadow root values that the compiler mirrors follow the direction of the host', async () => {
  const rules = rulesOf(
    'a.ts',
    `export const s = stylex.create({ s: { boxShadow: 'inset 4px 0 teal' } });`,
  );
  expect(linesOf(await sampleSheet(rules))).toEqual([
    expect.stringMatching(/^:host\(:not\(:dir\(rtl\)\)\) \.\w+\{box-shadow:inset 4px 0 teal\}$/),
    expect.stringMatching(/^:host\(:dir\(rtl\)\) \.\w+\{box-shadow:inset -4px 0 teal\}$/),
  ]);
});
