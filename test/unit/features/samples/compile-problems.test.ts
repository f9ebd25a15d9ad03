import { expect, test } from 'vitest';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';

/** The problems of a file, as an editor shows them. */
function problemsOf(code: string, name = 'a.tsx'): string[] {
  const { problems } = compileProject([{ name, code }], { mode: 'production' });
  return problems.map(
    ({ file, line, column, message, tool }) => `${file}:${line}:${column} ${tool}: ${message}`,
  );
}

const create = (...lines: string[]) =>
  [
    "import * as stylex from '@stylexjs/stylex';",
    'export const s = stylex.create({',
    ...lines,
    '});',
  ].join('\n');

test('a syntax error is reported at its place, without a code frame', () => {
  expect(problemsOf('const a = 1;\nconst b = ;\n')).toEqual(['a.tsx:2:11 babel: Unexpected token']);
  expect(problemsOf('const a = 1;\nconst a = 2;\n')).toEqual([
    "a.tsx:2:7 babel: Identifier 'a' has already been declared.",
  ]);
});

test('code that the compiler rejects is reported at its place', () => {
  expect(problemsOf(create('  a: { color: Math.random() },'))).toEqual([
    'a.tsx:3:15 stylex: Unsupported expression: CallExpression',
  ]);
  expect(problemsOf(create('  ...others,'))).toEqual([
    'a.tsx:2:18 stylex: Object spreads are not allowed in create() calls.',
  ]);
});

test('an error without a position is reported at its declaration', () => {
  expect(
    problemsOf(create("  a: { color: 'red' },", '  b: {', '    color: true,', '  },')),
  ).toEqual(['a.tsx:5:5 stylex: A style value can only contain an array, string or number.']);
  expect(problemsOf(create('  a: {', '    color: {', "      hover: 'red' } },"))).toEqual([
    'a.tsx:5:7 stylex: Invalid pseudo or at-rule.',
  ]);
});

test('variables outside a .stylex file and imports of missing files are problems', () => {
  const vars =
    "import * as stylex from '@stylexjs/stylex';\nexport const v = stylex.defineVars({ a: 'red' });";
  expect(problemsOf(vars)).toEqual([
    'a.tsx:2:18 stylex: No filename found for generating theme name.',
  ]);
  expect(
    problemsOf(`import { v } from './vars.stylex';\n${create('  a: { color: v.a },')}`),
  ).toEqual([
    'a.tsx:1:19 stylex: Could not resolve the path to the imported file: no file of this project is ./vars.stylex',
  ]);
});

test('a file with a problem does not prevent others from compiling', () => {
  const files = [
    { name: 'a.ts', code: 'const a = ;' },
    { name: 'b.ts', code: create("  b: { color: 'red' },") },
    { name: 'notes.md', code: '# Not code' },
  ];
  const compiled = compileProject(files, { mode: 'production' });
  expect(compiled.problems.map(({ file }) => file)).toEqual(['a.ts']);
  expect(compiled.files.map(({ name }) => name)).toEqual(['b.ts']);
});
