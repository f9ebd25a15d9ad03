import { expect, test } from 'vitest';
import { readExamples } from '../../../../src/features/playground/bundle/read-examples.ts';
import {
  listLibraries,
  shortenDeclarations,
} from '../../../../src/features/playground/bundle/type-libraries.ts';
import { createTypeChecker } from '../../../../src/features/playground/types/check-types.ts';

const libraries = [...listLibraries()].map(([name, file]) => [name, shortenDeclarations(file)]);
const check = createTypeChecker(Object.fromEntries(libraries));
const head = "import * as stylex from '@stylexjs/stylex';\n";
const say = (code: string, name = 'App.tsx') =>
  check([{ name, code: head + code }]).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each(readExamples('content/playground').map(({ name, files }) => ({ name, files })))(
  'S2.3 the example $name has no type errors',
  ({ files }) => {
    expect(check(files)).toEqual([]);
  },
);

const wrong: [what: string, code: string, said: RegExp[]][] = [
  [
    'a property that CSS does not have',
    "const styles = stylex.create({ a: { colour: 'red', '--own': 1, '::before': { contents: '' } } });\nstyles.a;",
    [
      /^2:37 "colour" is not a CSS property\. Did you mean "color"\?$/,
      /^2:78 "contents" is not a CSS property\. Did you mean "content"\?$/,
    ],
  ],
  [
    'a misspelled style',
    'const styles = stylex.create({ button: { gap: 4 } });\nstylex.props(styles.buton);',
    [/^3:21 Property 'buton' does not exist on type .* Did you mean 'button'\? \(TS2551\)$/],
  ],
  [
    'a theme for an unknown variable',
    "const vars = stylex.defineVars({ accent: 'red' });\nstylex.createTheme(vars, { acent: 'blue' });",
    [/^3:28 .*'acent' does not exist in type.*Did you mean to write 'accent'\? \(TS2561\)$/],
  ],
  [
    'a style that a component does not accept',
    'const styles = stylex.create({ a: { padding: 4 } });\ndeclare function show(style: stylex.StyleXStyles<{ color?: string }>): void;\nshow(styles.a);',
    [/^4:6 Argument of type .*'padding' are incompatible.*\(TS2345\)$/],
  ],
  ['a missing file', "import { b } from './b.ts';\nb;", [/^2:19 Cannot find module '\.\/b\.ts'/]],
];

test.each(wrong)('S2.3 TypeScript reports %s at its place', (_what, code, said) => {
  const told = say(code);
  expect(told).toHaveLength(said.length);
  for (const [at, pattern] of said.entries()) expect(told[at]).toMatch(pattern);
});

test('S2.3 a file that does not parse and missing types in JavaScript give no type errors', () => {
  expect(say('const a = ;')).toEqual([]);
  expect(say('export const f = (a) => a;', 'a.js')).toEqual([]);
});

test('S2.3 fixing one file removes the error in another', () => {
  const app = {
    name: 'App.ts',
    code: "import { size } from './size.ts';\nexport const half: number = size;\n",
  };
  const size = (value: string) => ({ name: 'size.ts', code: `export const size = ${value};\n` });
  expect(check([app, size("'a'")]).map(({ file, line }) => [file, line])).toEqual([['App.ts', 2]]);
  expect(check([app, size('1')])).toEqual([]);
});
