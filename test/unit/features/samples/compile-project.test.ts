import { expect, test } from 'vitest';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';
import type {
  CompiledRule,
  NamesMode,
  ProjectFile,
} from '../../../../src/features/samples/compiler/project.ts';

const stylex = "import * as stylex from '@stylexjs/stylex';";

const compile = (files: Record<string, string>, mode: NamesMode = 'production') =>
  compileProject(
    Object.entries(files).map(([name, code]): ProjectFile => ({ name, code })),
    { mode, runnable: [] },
  );

const placesOf = ({ lines }: CompiledRule) =>
  lines.map(({ from, to }) => (from === to ? from : [from, to]));
const rulesOf = (files: Record<string, string>) =>
  compile(files).rules.map((rule) => [rule.css, ...placesOf(rule)]);

const card = `${stylex}
import type { StyleXStyles } from '@stylexjs/stylex';
const styles = stylex.create({
  card: { color: 'red' as const },
});
export const Card = ({ style }: { style?: StyleXStyles }) => (
  <p {...stylex.props(styles.card, style)}>Card</p>
);
`;

test('a component is compiled without types, with JSX and in a runnable form', () => {
  const [file] = compile({ 'Card.tsx': card }).files;
  expect(file?.js).toBe(`${stylex}
const styles = {
  card: {
    kMwMTN: "x1e2nbdu",
    $$css: true
  }
};
export const Card = ({
  style
}) => <p {...stylex.props(styles.card, style)}>Card</p>;`);
  expect(file?.runnable).toContain('from "react/jsx-runtime"');
  expect(file?.runnable).toContain('_jsx("p", { ...stylex.props(styles.card, style)');
  const lineOf = (text = '') => text.split('\n').findIndex((line) => line.includes('styles.card'));
  expect(lineOf(file?.runnable)).toBe(lineOf(card));
});

test('in development class names have their property, and styles their source positions', () => {
  const { files, rules } = compile({ 'lib/Card.tsx': card }, 'development');
  expect(rules.map(({ css }) => css)).toEqual(['.color-x1e2nbdu{color:red}']);
  expect(files[0]?.js).toContain('$$css: "lib/Card.tsx:4"');
  const twice = card
    .replace('style)}', 'styles.card)}')
    .replace('({ style }: { style?: StyleXStyles })', '()');
  const inlined = compile({ 'a/lib/Card.tsx': twice }, 'development').files[0]?.js;
  expect(inlined).toContain('"data-style-src": "lib/Card.tsx:4; lib/Card.tsx:4"');
});

test('each rule has the lines of its declarations', () => {
  const code = `${stylex}
const shared = { paddingTop: 4 };
const styles = stylex.create({
  root: {
    color: {
      default: 'red',
      ':hover': {
        default: 'blue',
        '@media print': 'navy',
      },
    },
    position: stylex.firstThatWorks(
      'sticky',
      'fixed',
    ),
    marginTop: null,
    ...shared,
  },
  again: { color: 'red' } as const,
  sized: (height: number) => ({
    height,
    width: { default: 10, '@media print': height * 2 },
  }),
});
export const used = [styles];
`;
  expect(rulesOf({ 'a.tsx': code })).toEqual([
    ['.x1e2nbdu{color:red}', 6, 19],
    ['.x17z2mba:hover{color:blue}', 8],
    ['@media print{.xig1lpj.xig1lpj:hover{color:navy}}', 9],
    ['.x15oojuh{position:fixed;position:sticky}', [12, 15]],
    ['.x1iorvi4{padding-top:4px}', 17],
    ['.x1f5funs{height:var(--height)}', 21],
    ['.x1fsd2vl{width:10px}', 22],
    ['@media print{.xathsfs.xathsfs{width:var(--xstgb5)}}', 22],
    ['@property --height { syntax: "*"; inherits: false;}', 21],
    ['@property --xstgb5 { syntax: "*"; inherits: false;}', 22],
  ]);
});

test('keyframes and position fallbacks have the lines of their call', () => {
  const code = `import { create, keyframes, positionTry as attempt } from '@stylexjs/stylex';
const fade = keyframes({
  from: { opacity: 0 },
});
const below = attempt({ top: 'anchor(bottom)' });
export const styles = create({
  root: {
    animationName: fade,
    positionTryFallbacks: below,
  },
  other: {
    animationName: keyframes({
      to: { opacity: 1 },
    }),
  },
});
`;
  expect(
    rulesOf({ 'a.ts': code }).map(([css, ...places]) => [String(css).slice(0, 14), ...places]),
  ).toEqual([
    ['@keyframes xw2', [2, 4]],
    ['@position-try ', 5],
    ['@keyframes x1w', [12, 14]],
    ['.x1j4p4jw{anim', 8],
    ['.x16gde2a{posi', 9],
    ['.x4b77o{animat', [12, 14]],
  ]);
});

const tokens = `${stylex}
const DARK = '@media (prefers-color-scheme: dark)';
export const colors = stylex.defineVars({
  text: { default: 'black', [DARK]: 'white' },
  accent: stylex.types.color({
    default: 'blue',
    [DARK]: 'cyan',
  }),
});
export const sizes = stylex.defineConsts({
  small: '@media (width < 40em)',
});
`;
const themed = `${stylex}
import { colors, sizes } from './tokens.stylex';
export const theme = stylex.createTheme(colors, {
  text: 'green',
  accent: { default: 'red', '@media print': 'black' },
});
export const other = stylex.createTheme(colors, { text: 'gold' });
export const styles = stylex.create({
  root: { color: { default: colors.text, [sizes.small]: colors.accent } },
});
`;

test('variables, constants and themes are shared by the files of a project, with their lines', () => {
  const { rules, problems } = compile({ 'lib/a.ts': themed, 'lib/tokens.stylex.ts': tokens });
  expect(problems).toEqual([]);
  expect(rules.map((rule) => [rule.css || rule.constant, ...placesOf(rule)])).toEqual([
    ['.x1ecpthz, .x1ecpthz:root{--xrv5jaz:red;--x4ut309:green;}', 4, 5],
    ['@media print{.x1ecpthz, .x1ecpthz:root{--xrv5jaz:black;}}', 5],
    ['.x1n7sp18, .x1n7sp18:root{--x4ut309:gold;}', 7],
    ['.x15aa9q4{color:var(--x4ut309)}', 9],
    ['@media (width < 40em){.xc5xnyu.xc5xnyu{color:var(--xrv5jaz)}}', 9],
    ['@property --xrv5jaz { syntax: "<color>"; inherits: true; initial-value: blue }', 6],
    [':root, .xkn9z8r{--x4ut309:black;--xrv5jaz:blue;}', 4, 6],
    ['@media (prefers-color-scheme: dark){:root, .xkn9z8r{--x4ut309:white;--xrv5jaz:cyan;}}', 4, 7],
    ['@media (width < 40em)', 11],
  ]);
});
