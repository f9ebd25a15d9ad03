import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundlePlayground } from '../../../../src/features/playground/bundle/bundle-playground.ts';
import type {
  CompileAnswer,
  CompileRequest,
} from '../../../../src/features/playground/protocol/compiler.ts';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';
import { plainControls } from '../../../../src/features/samples/compiler/plain-controls.ts';
import type { NamesMode, ProjectFile } from '../../../../src/features/samples/compiler/project.ts';
import { sheetOf } from '../../../../src/features/samples/compiler/sheet-of.ts';
import { startWorker } from './start-worker.ts';

const tokens = {
  name: 'lib/tokens.stylex.ts',
  code: `import * as stylex from '@stylexjs/stylex';
export const colors = stylex.defineVars({
  text: stylex.types.color({ default: 'black', '@media print': 'gray' }),
});
export const media = stylex.defineConsts({ wide: '@media (width > 60em)' });
`,
};
const card = {
  name: 'src/Card.tsx',
  code: `import * as stylex from '@stylexjs/stylex';
import { colors, media } from '../lib/tokens.stylex';
enum Size { small = 4 }
const fade = stylex.keyframes({ from: { opacity: 0 } });
export const dark = stylex.createTheme(colors, { text: stylex.types.color('white') });
const styles = stylex.create({
  card: { color: { default: colors.text, [media.wide]: 'red' }, animationName: fade },
  sized: (width: number) => ({ width, '::after': { content: '""' } }),
});
export const Card = <T extends { width?: number }>({ width = Size.small }: T) => (
  <p {...stylex.props(styles.card, styles.sized(width))}>Card</p>
);
`,
};
const wrong = [
  { name: 'a.ts', code: 'const a = ;' },
  {
    name: 'b.tsx',
    code: `import * as stylex from '@stylexjs/stylex';
import { c } from './c.stylex';
const s = stylex.create({ a: { color: c.d } });
`,
  },
  {
    name: 'c.ts',
    code: `import * as stylex from '@stylexjs/stylex';
const s = stylex.create({
  a: { color: 'red' },
  b: { color: true },
});
`,
  },
];

/** The worker as in a browser, without Node globals. */
let ask: (request: CompileRequest) => CompileAnswer;
beforeAll(async () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const options = { root, baseUrl: '/', names: '[name].js', plugins: [] };
  const { scripts } = await bundlePlayground(['compiler'], options);
  const send = startWorker(scripts[0]?.code ?? '');
  ask = (request) => JSON.parse(send(request));
}, 60_000);

const run = (files: ProjectFile[], withoutLines = false) =>
  ask({ id: 1, files, mode: 'production', withoutLines });

test('X26 an unchanged file is not compiled again, and gives the same result', () => {
  const more = Array.from({ length: 400 }, (_none, at) => `export const more${at} = () => ${at};`);
  const large = { ...card, code: [card.code, ...more].join('\n') };
  const first = run([tokens, large]);
  const again = run([tokens, large]);
  expect({ ...again, milliseconds: 0 }).toEqual({ ...first, milliseconds: 0 });
  expect(again.milliseconds).toBeLessThan(first.milliseconds / 3);
});

test('X26 the option withoutLines leaves out the lines of rules and nothing else', () => {
  const files = [tokens, card, { name: 'New.ts', code: '' }];
  const [some, all] = [run(files, true), run(files)];
  expect(some.compiled.rules.flatMap(({ lines }) => lines)).toEqual([]);
  expect(all.compiled.rules.flatMap(({ lines }) => lines).length).toBeGreaterThan(5);
  expect({ css: some.css, modules: some.modules }).toEqual({ css: all.css, modules: all.modules });
});

test('renaming a file breaks its imports until it is renamed back', () => {
  const app = { name: 'App.tsx', code: "import { Card } from './src/Card';\nexport default Card;" };
  expect(run([tokens, app, card]).problems).toEqual([]);
  const [problem] = run([tokens, app, { ...card, name: 'src/Panel.tsx' }]).problems;
  expect(problem?.message).toBe('There is no file "./src/Card" in this project.');
  expect(run([tokens, app, card]).problems).toEqual([]);
});

const withoutRunnable = (project: ReturnType<typeof compileProject>) => ({
  ...project,
  files: project.files.map(({ runnable: _runnable, ...file }) => file),
});

test.each<[what: string, mode: NamesMode, files: ProjectFile[]]>([
  ['a project in production', 'production', [tokens, card]],
  ['a project in development', 'development', [tokens, card]],
  ['code with problems', 'production', wrong],
])(
  'the worker of the playground gives the same result as the build for %s',
  (_what, mode, files) => {
    const { compiled, css } = ask({ id: 1, files, mode });
    const expected = compileProject(files, { mode });
    expect(withoutRunnable(compiled)).toEqual(JSON.parse(JSON.stringify(expected)));
    // The sheet resets controls, as on pages.
    expect(css.trim()).toBe((plainControls + sheetOf(expected.rules, { layers: true })).trim());
    expect(compiled.problems.length).toBe(files === wrong ? 3 : 0);
  },
);
