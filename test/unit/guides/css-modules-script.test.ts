import { execFileSync } from 'node:child_process';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { wrapModules } from '../../../content/docs/guides/_css-modules/wrap-modules.mjs';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { readPage } from '../api-tables/read-tables.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const page = readPage('guides/css-modules-at-scale.mdx');
const { write } = temporaryFolder();

/** What the script of the page prints for a module. */
function translate(css: string): { code: string; left: string[] } {
  const file = write('Card.module.css', css);
  const script = path.resolve('content/docs/guides/_css-modules/to-styles.mjs');
  const printed = execFileSync(process.execPath, [script, file], { encoding: 'utf8' });
  const [code = '', ...left] = printed.trimEnd().split('\n// left: ');
  return { code, left };
}

const blockOf = (start: string) => {
  const [, text = ''] = page.split(start);
  return text.split('\n```')[0] ?? '';
};
const head = "import * as stylex from '@stylexjs/stylex';\n";
const compile = (code: string) =>
  compileProject([{ name: 'a.ts', code: `${head}export ${code}` }], { mode: 'production' });

test('the script turns the module on the page into the styles that the page shows', () => {
  const { code, left } = translate(blockOf('```css title="src/Card.module.css"\n'));
  const [shown = '', told] = blockOf('fragment="printed by the script above"\n').split('// left: ');
  const cssOf = (text: string) => compile(text).rules.map(({ css }) => css);
  expect(cssOf(code).length).toBe(5);
  expect(cssOf(code)).toEqual(cssOf(shown));
  expect(left).toEqual([told]);
});

test('the script nests conditions, keeps custom properties, and lists what it leaves out', () => {
  const { code, left } = translate(`
.card { --gap: 4px; composes: base from './base.module.css'; color: navy !important; }
.card:hover::before { color: orange; }
@media print { .card { color: black; } .card:focus { color: gray; } }
.card .title { color: teal; }
@keyframes fade { from { opacity: 0; } }
.link { @media print { color: black; } }`);
  const css = compile(code).rules.map((rule) => rule.css.replace(/\.\w+/g, '.x'));
  expect(css.sort()).toEqual([
    '.x:hover::before{color:orange}',
    '.x{--gap:4px}',
    '.x{color:navy!important}',
    '@media print{.x.x:focus{color:gray}}',
    '@media print{.x.x{color:black}}',
  ]);
  expect(left).toEqual([
    ".card composes base from './base.module.css'",
    '.card .title',
    '@keyframes fade from',
    '.link @media print',
  ]);
});

test('the plugin puts only the rules of modules into a layer', async () => {
  const css = "@import url('a.css');\n.a { color: red; }";
  const wrap = async (from: string) => (await postcss([wrapModules()]).process(css, { from })).css;
  expect(await wrap('/a.module.css')).toMatch(
    /^@import url\('a\.css'\);\s*@layer modules ?\{\s*\.a \{ color: red; \}\s*\}$/,
  );
  expect(await wrap('/a.css')).toBe(css);
});
