import { unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatDiagnostic } from '../../../../src/diagnostics/diagnostic.ts';
import { proveBlocks } from '../../../../src/features/samples/prove/prove-blocks.ts';
import { createProver } from '../../../../src/features/samples/prove/prove-samples.ts';
import { withTree } from '../../content/plant.ts';
import { readSampleSite } from './with-samples.ts';

const stylex = "import * as stylex from '@stylexjs/stylex';";
const fence = (meta: string, ...lines: string[]) => [`\`\`\`${meta}`, ...lines, '```', ''];
const sample = (meta: string, ...lines: string[]) => fence(meta, stylex, ...lines);
const create = (...declarations: string[]) => [
  'export const styles = stylex.create({',
  '  root: {',
  ...declarations.map((declaration) => `    ${declaration},`),
  '  },',
  '});',
];

/** Pages by their kind of diagnostic, all checked at once as in a build. */
const pages: Record<string, string[]> = {
  right: [
    ...sample(
      'ts title="tokens.stylex.ts"',
      "export const vars = stylex.defineVars({ a: 'red' });",
    ),
    ...sample(
      'tsx title="Card.tsx"',
      "import { vars } from './tokens.stylex';",
      ...create('color: vars.a'),
      'export const Card = () => <p {...stylex.props(styles.root)} />;',
    ),
    ...fence('json', '{ "a": 1 }'),
    ...fence('css', 'a { color: red; }', '@stylex;'),
    ...fence('yaml', 'a: [1, 2]'),
    ...fence('html', '<p>a<br></p>'),
    ...fence('sh', "echo 'it is' # isn't it"),
    ...fence('js', 'const a = 1;'),
    ...fence('js title="babel.config.js"', 'export default { a: 1 };'),
  ],
  api: sample('ts', ...create("color: 'red'"), 'export const a = stylex.attributes(styles.root);'),
  type: sample('ts', "export const words: number = 'three';"),
  lint: sample('ts', ...create("margin: '1px 2px'")),
  compiler: sample('ts', 'declare const size: () => string;', ...create('width: size()')),
  dead: sample(
    'ts fails="lint: You cannot nest"',
    ...create("'::before': { color: { default: 'red', ':hover': 'blue' } }"),
  ),
  alive: sample(
    'ts',
    ...create("color: { default: 'red', ':hover': { default: 'red', '::before': 'blue' } }"),
  ),
  unimported: fence('ts', 'const styles = stylex.create({});', 'const a = `stylex.props(b)`;'),
  misnamed: fence('ts', "import * as stylex from 'stylex';", 'const styles = stylex.create({});'),
  quoted: fence('ts', 'const a = `stylex.props(b)`;', "const b = 'stylex.props(c)';"),
  syntax: sample('ts', 'export const = 1;'),
  passing: sample('ts fails="stylex: not allowed"', ...create("color: 'red'")),
  failing: [
    ...sample('ts fails="lint: Property shorthands"', ...create("margin: '1px 2px'")),
    ...sample('ts fails="types: is not assignable"', "export const a: number = 'three';"),
  ],
  twice: sample('ts fails="types: is not"', "export const a: number = 'b';", 'export default a.b;'),
  fragment: [
    ...fence('ts fragment="the rest is above"', "color: 'red',", "width: '1px',"),
    ...fence('ts fragment="the rest is above"', 'color: = red'),
  ],
  json: fence('json', '{', '  "a": 1', '  "b": 2', '}'),
  css: fence('css', 'a {', '  color red', '}'),
  yaml: fence('yaml', 'a: [1', 'b: 2'),
  html: fence('html', '<div>', '  <p>a', '</div>'),
  sh: fence('sh', '$ npm install', "echo 'a"),
  bare: fence('js title="babel.config.js"', '{ presets: [] }'),
};

let told: Partial<Record<string, string[]>> = {};

beforeAll(async () => {
  const tree = Object.fromEntries(
    Object.entries(pages).map(([name, lines]) => [
      `content/docs/${name}.mdx`,
      ['# A', '', ...lines].join('\n'),
    ]),
  );
  told = await withTree(tree, async (root) => {
    const diagnostics = await createProver(root)(await readSampleSite(root));
    const lines = diagnostics.map((diagnostic) =>
      formatDiagnostic(diagnostic).slice('content/docs/'.length),
    );
    return Object.groupBy(lines, (line) => line.split('.mdx')[0] ?? '');
  });
}, 60_000);

/** The diagnostics of a page, without their hints. */
const diagnosticsOf = (name: string) => told[name]?.map((diagnostic) => diagnostic.split('\n')[0]);

test('valid samples and blocks that can be parsed have no diagnostics', () => {
  expect(told.right).toBeUndefined();
});

test('a missing API and a wrong type are reported at their places', () => {
  expect(told.api?.[0]).toBe(
    "api.mdx:10:25  the sample does not type-check: Property 'attributes' does not exist on type " +
      `'typeof import("@stylexjs/stylex")'. (TS2339)\n` +
      '    Fix it, or if it should fail, write ' +
      `fails="types: Property 'attributes' does not exist on type 'typeof import(" after the language.`,
  );
  expect(diagnosticsOf('type')).toEqual([
    'type.mdx:5:14  the sample does not type-check: ' +
      "Type 'string' is not assignable to type 'number'. (TS2322)",
  ]);
});

test('errors of the compiler and the linter are reported at the declaration', () => {
  expect(diagnosticsOf('compiler')).toEqual([
    'compiler.mdx:8:12  the sample does not compile: Referenced constant is not defined.',
  ]);
  expect(diagnosticsOf('lint')?.[0]).toMatch(
    /^lint\.mdx:7:5 {2}the sample breaks a rule: Property shorthands .*valid-shorthands\)$/,
  );
});

test('a rule that compiles but that no browser supports is a diagnostic', () => {
  expect(diagnosticsOf('dead')).toEqual([
    'dead.mdx:7:1  the sample has a rule that never matches: ' +
      '"::before:hover" in a selector matches in no browser, so {color:blue} is never applied',
  ]);
  expect(diagnosticsOf('alive')).toBeUndefined();
});

test('code that calls StyleX without importing it is a warning', () => {
  expect(told.unimported).toEqual([
    'unimported.mdx:4:16  warning: the ts calls "stylex.create" without importing "stylex"\n' +
      `    Import it from '@stylexjs/stylex', or write fragment="why" after the language if it is only a part of a file.`,
  ]);
  expect(diagnosticsOf('quoted')).toBeUndefined();
});

test('a misspelled package is one error, without a second for its calls', () => {
  expect(diagnosticsOf('misnamed')).toEqual([
    'misnamed.mdx:4:26  "stylex" is not a StyleX package, so the block is not a sample and is not checked',
  ]);
});

test('a syntax error in a sample is reported once', () => {
  expect(diagnosticsOf('syntax')).toEqual([
    'syntax.mdx:5:14  the sample cannot be parsed: Unexpected token',
  ]);
});

test('a sample must fail with the message in its fence, and with no other', () => {
  expect(told.failing).toBeUndefined();
  expect(told.passing).toEqual([
    'passing.mdx:3:1  expected the sample to fail with "stylex: not allowed", but no tool reported it\n' +
      '    It compiles, its types are correct, and the linter accepts it.',
  ]);
  expect(diagnosticsOf('twice')).toEqual([
    "twice.mdx:6:18  the sample does not type-check: Property 'b' does not exist on type 'number'. (TS2339)",
  ]);
});

test('a fragment must parse as part of a file', () => {
  expect(told.fragment).toEqual([
    'fragment.mdx:9:8  the ts cannot be parsed: Unexpected token\n' +
      '    Even a fragment must parse as part of a file.',
  ]);
});

test('syntax errors in JSON, CSS, YAML, HTML and commands are reported at their places', () => {
  expect(diagnosticsOf('json')).toEqual([
    'json.mdx:6:3  the json cannot be parsed: unexpected "\\""',
  ]);
  expect(diagnosticsOf('css')).toEqual([
    'css.mdx:5:3  the css cannot be parsed: Unknown word color',
  ]);
  expect(diagnosticsOf('yaml')?.[0]).toMatch(
    /^yaml\.mdx:5:1 {2}the yaml cannot be parsed: Flow sequence/,
  );
  expect(diagnosticsOf('html')).toEqual([
    'html.mdx:6:1  the html cannot be parsed: <p> is never closed',
  ]);
  expect(diagnosticsOf('sh')).toEqual([
    'sh.mdx:4:1  the sh cannot be parsed: the prompt "$" is copied with the command',
    "sh.mdx:5:6  the sh cannot be parsed: the ' is not closed",
  ]);
});

test('a bare object under a file name is a diagnostic', () => {
  expect(diagnosticsOf('bare')).toEqual([
    'bare.mdx:4:1  babel.config.js cannot be parsed: ' +
      'a file that contains only an object does nothing: export the object',
  ]);
});

test('an unchanged sample is not checked again, and its diagnostic is reported at the new place', async () => {
  const lines = sample('tsx', 'export const a: number = "b";', 'export const b = <p>{a}</p>;');
  const write = (...above: string[]) => ['# A', '', ...above, ...lines].join('\n');
  await withTree({ 'content/docs/a.mdx': write() }, async (root) => {
    const prove = async () => {
      const diagnostics = await createProver(root)(await readSampleSite(root));
      return diagnostics.map(({ line, column }) => [line, column]);
    };
    expect(await prove()).toEqual([[5, 14]]);
    writeFileSync(path.join(root, 'content/docs/a.mdx'), write('More.', ''));
    // Without packages, TypeScript would not know JSX.
    unlinkSync(path.join(root, 'node_modules'));
    expect(await prove()).toEqual([[7, 14]]);
  });
}, 60_000);

test('a check that starts during another one proves only what the first one does not', async () => {
  const blocks = [...fence('ts', 'const a = 1;'), ...fence('ts', 'const b = 2;')];
  const added = [...blocks, ...fence('ts', 'const c = ;')];
  await withTree({ 'content/docs/a.mdx': blocks.join('\n') }, async (root) => {
    const asked: string[] = [];
    const prove = createProver(root, '0', () => (...call) => {
      asked.push(...call[1].map(({ code }) => code));
      return proveBlocks(...call);
    });
    const checks = [prove(await readSampleSite(root))];
    writeFileSync(path.join(root, 'content/docs/a.mdx'), added.join('\n'));
    checks.push(prove(await readSampleSite(root)));
    const [first, second] = await Promise.all(checks);
    expect(asked).toEqual(['const a = 1;', 'const b = 2;', 'const c = ;']);
    expect(first).toEqual([]);
    expect(second).toMatchObject([{ file: 'content/docs/a.mdx', line: 10 }]);
  });
});
