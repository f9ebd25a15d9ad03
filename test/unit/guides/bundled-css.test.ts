import postcss from 'postcss';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { sheetOf } from '../../../src/features/samples/compiler/sheet-of.ts';
import { findTable, readPage } from '../api-tables/read-tables.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { write } = temporaryFolder();

/** The style sheet that a production build of Vite makes of a style sheet. */
async function bundle(css: string, cssTarget?: string[]): Promise<string> {
  const input = write('page.css', css);
  const result = await build({
    build: { rolldownOptions: { input }, write: false, ...(cssTarget && { cssTarget }) },
    configFile: false,
    logLevel: 'silent',
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

const head = "import * as stylex from '@stylexjs/stylex';\n";
const sheet = (code: string) =>
  sheetOf(
    compileProject([{ name: 'a.stylex.ts', code: head + code }], { mode: 'production' }).rules,
    {
      layers: true,
    },
  );

test('Vite rewrites light-dark() and :dir() by default, and keeps them with the targets of the recipe', async () => {
  const css = ':root { --page: light-dark(white, black) } .x:dir(rtl) { rotate: 9deg }';
  const [, list = ''] = /`build\.cssTarget` to `\[(.*?)\]`/.exec(
    readPage('learn/06-recipes/06-light-dark-themes.mdx'),
  ) ?? [''];
  const targets = [...list.matchAll(/'(.*?)'/g)].map(([, target = '']) => target);
  expect(targets).toHaveLength(4);
  const lowered = await bundle(css);
  expect(lowered).not.toContain('light-dark(');
  expect(lowered).toContain(':lang(ar)');
  // What the colour reads is only set next to a `color-scheme` of the style sheet.
  expect(lowered).toContain('--page:var(--lightningcss-light,#fff)');
  expect(lowered).not.toContain('--lightningcss-light:');
  expect(await bundle(`html { color-scheme: dark } ${css}`)).toContain('--lightningcss-light:');
  const kept = await bundle(css, targets);
  expect(kept).toContain('light-dark(#fff,#000)');
  expect(kept).toContain(':dir(rtl)');
});

test('a dynamic value in a pseudo-element stops a production build of Vite, and one in a variable does not', async () => {
  const inBlock = "export const s = stylex.create({ a: (c) => ({ '::before': { color: c } }) });";
  await expect(bundle(sheet(inBlock))).rejects.toThrow('Invalid @ rule body');
  const inVariable = "export const s = stylex.create({ a: (c) => ({ '--arrow': c }) });";
  expect(await bundle(sheet(inVariable))).toContain('--arrow:');
});

test('the defaults of typed variables that the page warns of stop a production build of Vite, except for lengths', async () => {
  const page = readPage('learn/05-theming/04-variable-types.mdx');
  const { rows } = findTable(page, 'Instead of | Write | Because');
  const calls = rows.flatMap(([cell = '']) =>
    Array.from(cell.matchAll(/`(\w+\(.*?\))`/g), ([, call = '']) => call),
  );
  expect(calls).toHaveLength(7);
  for (const call of calls) {
    const value = call.replace('colors.accent', "'var(--accent)'");
    const built = bundle(
      sheet(`export const v = stylex.defineVars({ a: stylex.types.${value} });`),
    );
    if (value.startsWith('length')) expect(await built, call).toContain('@property');
    else await expect(built, call).rejects.toThrow('Unexpected token');
  }
});

test('a class inside @page stops a production build of Vite', async () => {
  const page =
    "export const s = stylex.create({ a: { color: { default: null, '@page': 'red' } } });";
  await expect(bundle(sheet(page))).rejects.toThrow('Unexpected token');
});

test('PostCSS cannot parse the rule of a position, with and without a harmless declaration', () => {
  for (const first of ['', "alignSelf: 'auto', "]) {
    const css = sheet(`export const p = stylex.positionTry({ ${first}marginTop: 8 });`);
    expect(css).toContain('@position-try');
    expect(() => postcss.parse(css)).toThrow('Missed semicolon');
  }
});

test('a production build of Vite adds the prefix that the compiler does not', async () => {
  const css = sheet("export const s = stylex.create({ a: { userSelect: 'none' } });");
  expect(css).not.toContain('-webkit-');
  expect(await bundle(css)).toContain('-webkit-user-select:none;user-select:none');
  expect(readPage('guides/css-size.mdx')).toContain(
    'which Vite 8 runs in production, does the same',
  );
});
