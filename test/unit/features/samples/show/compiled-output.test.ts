import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { compileContent } from '../../../../../src/compile/compile-content.ts';
import type { CompileChoices } from '../../../../../src/compile/compile-part.ts';
import { loadCompileFeatures } from '../../../../../src/compile/files/load-compile-features.ts';
import { listMarkedLinks } from '../../../../../src/compile/link-marks.ts';
import { noSources } from '../../../../../src/compile/source-reader.ts';
import { parseProject } from '../../../../../src/features/samples/link/decode-project.ts';
import { sampleAddress } from '../../../../../src/features/samples/link/link-bounds.ts';

const card = [
  '```tsx title="Card.tsx"',
  "import * as stylex from '@stylexjs/stylex';",
  '',
  'const styles = stylex.create({',
  "  card: { color: 'red', ':hover': null },",
  '  wide: {',
  '    width: { default: 10, "@media (width > 60em)": 20 },',
  '  },',
  '});',
  'export const Card = () => <p {...stylex.props(styles.card, styles.wide)}>Hi</p>;',
  '```',
];

const shown = { samples: { isShown: true, hasPlayground: true } };

async function compile(lines: readonly string[], choices: CompileChoices = shown) {
  const source = `${lines.join('\n')}\n`;
  const { compiled, diagnostics } = await compileContent(
    'content/docs/a.md',
    source,
    noSources,
    loadCompileFeatures(choices),
  );
  expect(diagnostics).toEqual([]);
  if (!compiled || !('html' in compiled.body)) throw new Error('expected HTML');
  return { ...compiled, html: compiled.body.html };
}

function documentOf(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document;
}

test('a sample has no compiled output unless the site asks for it', async () => {
  const { html } = await compile(card, { samples: {} });
  expect(documentOf(html).querySelector('pre')?.textContent).toContain('stylex.create');
  expect(html).not.toMatch(/became|stages/);
});

test('below a sample are its rules as tiles, and its compiled code', async () => {
  const { html } = await compile(card);
  const page = documentOf(html);
  const labels = [...page.querySelectorAll('.became label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['3 rules, 92 bytes', 'JavaScript']);
  const tiles = [...page.querySelectorAll('.atom')].map(
    (tile) => `#${tile.getAttribute('data-r')}  ${tile.className}  ${tile.textContent}`,
  );
  expect(tiles).toMatchInlineSnapshot(`
    [
      "#1  atom tk-h  .x1e2nbdu color: red",
      "#2  atom tk-b  .x1fsd2vl width: 10px",
      "#3  atom atom-tall tk-b  .xbvb013.xbvb013 @media (width > 60em)
    width: 20px",
    ]
  `);
  expect(page.querySelector('.pane-js')?.textContent).toMatchInlineSnapshot(`
    "import * as stylex from '@stylexjs/stylex';
    export const Card = () => <p {...{ className: "x1e2nbdu x1fsd2vl xbvb013" }}>Hi</p>;"
  `);
});

test('of many rules the first few are in sight, the others in a disclosure', async () => {
  const style = (place: number) => `  a${place}: { width: ${place} },`;
  const { html } = await compile([
    '```ts title="sizes.ts"',
    "import * as stylex from '@stylexjs/stylex';",
    'export const styles = stylex.create({',
    ...Array.from({ length: 9 }, (_, place) => style(place + 1)),
    '});',
    '```',
  ]);
  const page = documentOf(html);
  const count = (part: string) => page.querySelectorAll(`${part} .atom`).length;
  expect([count('.became'), count('details')]).toEqual([9, 3]);
  expect(page.querySelector('details summary')?.textContent).toBe('All 9 rules');
});

test('declarations of one rule are on separate lines, with semicolons between them', async () => {
  const { html } = await compile([
    '```ts title="tokens.stylex.ts"',
    "import * as stylex from '@stylexjs/stylex';",
    "export const size = stylex.defineVars({ small: '1px', large: '2px' });",
    'export const grow = stylex.keyframes({ from: { width: 1, height: 1 }, to: { width: 2 } });',
    '```',
  ]);
  const cells = [...documentOf(html).querySelectorAll('.atom code:nth-of-type(2)')];
  expect(cells.map(({ textContent }) => textContent?.replace(/--\w+/g, '--x'))).toEqual([
    '--x: 1px;\n--x: 2px',
    'from { width: 1px; height: 1px }\nto { width: 2px }',
  ]);
});

test('a source line has the numbers of its rules, and the code is unchanged', async () => {
  const { html } = await compile(card);
  const code = documentOf(html).querySelector('.code-block code');
  const tied = [...(code?.querySelectorAll('[data-r]') ?? [])].map(
    (line) => `${line.getAttribute('data-r')}: ${line.textContent}`,
  );
  expect(tied).toMatchInlineSnapshot(`
    [
      "1:   card: { color: 'red', ':hover': null },
    ",
      "2 3:     width: { default: 10, "@media (width > 60em)": 20 },
    ",
    ]
  `);
  expect(code?.textContent).toBe(`${card.slice(1, -1).join('\n')}`);
});

test('blanks between a line with rules and a token are in the token', async () => {
  const create = ["    color: 'red',", '    width: {', '      default: 1,', '    },'];
  const { html } = await compile([...card.slice(0, 4), '  a: {', ...create, '  },', '});', '```']);
  expect(html).toMatch(/\n<\/span><span class="tk-\w"> {4}width<\/span>: \{\n/);
});

test('marked lines keep their marks, and removed lines are not part of the sample', async () => {
  const { html } = await compile([
    '```tsx {4}',
    "import * as stylex from '@stylexjs/stylex';",
    'const styles = stylex.create({',
    "  a: { color: 'blue' }, // [!code --]",
    "  a: { color: 'red' },",
    '});',
    '```',
  ]);
  const lines = [...documentOf(html).querySelectorAll('.code-block .line')];
  expect(lines.map((line) => `${line.className} ${line.getAttribute('data-r') ?? ''}`)).toEqual([
    'line ',
    'line ',
    'line removed ',
    'line highlighted 1',
    'line ',
  ]);
});

/** The colour modes in which the component of a sample is shown, with its markup in each. */
const stagesOf = (html: string) =>
  Array.from(
    html.matchAll(/data-mode="(\w+)"><template shadowrootmode="open">(.*?)<\/template>/gs),
    ([, mode, markup]) => ({ mode, markup }),
  );

test('the component is rendered in a shadow root, in light mode', async () => {
  const { html } = await compile(card);
  expect(stagesOf(html)).toEqual([{ mode: 'light', markup: expect.stringContaining('Hi</p>') }]);
  expect(html).not.toContain('>Light</span>');
  expect(stagesOf(html)[0]?.markup).toMatch(/^<style>.*color:red.*<\/style>/s);
});

test('a short link names the project of a sample, its own file first', async () => {
  const tokens = [
    '```ts title="tokens.stylex.ts"',
    "import * as stylex from '@stylexjs/stylex';",
    "export const t = stylex.defineVars({ a: 'red' });",
    '```',
  ];
  const user = [
    '```tsx title="User.tsx"',
    "import * as stylex from '@stylexjs/stylex';",
    "import { t } from './tokens.stylex';",
    'export const s = stylex.create({ s: { color: t.a } });',
    '```',
  ];
  const { html, assets } = await compile([...tokens, '', ...user]);
  const names = ['a-tokens-stylex', 'a-user'];
  expect(listMarkedLinks(html)).toEqual(names.map((name) => `/playground/#sample=${name}`));
  expect(assets.map(({ address }) => address)).toEqual(names.map(sampleAddress));
  const project = parseProject(assets[1]?.text ?? '');
  expect('files' in project && project.files.map(({ name }) => name)).toEqual([
    'User.tsx',
    'tokens.stylex.ts',
    'App.tsx',
  ]);
});

test('compiled output is left out of the text for search', async () => {
  const { blocks } = await compile(['Before.', '', ...card, '', 'After.']);
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'code', 'text']);
  expect(JSON.stringify(blocks)).not.toContain('x1e2nbdu');
});

test.each([
  ['does not use StyleX', ['```tsx', 'const a = <b />;', '```']],
  ['fails on purpose', ['```tsx fails="x"', ...card.slice(1)]],
  ['is a fragment', ['```tsx fragment="one line of many"', ...card.slice(1)]],
])('there is no output below a block that %s', async (_name, lines) => {
  const { html } = await compile(lines);
  expect(html).toContain('<figure class="code-block"');
  expect(html).not.toMatch(/became|data-r|class="sample/);
});

test('a fence with sheet shows the style sheet beside the rules, in both notations', async () => {
  const { html } = await compile(card.with(0, '```tsx title="Card.tsx" sheet'));
  const page = documentOf(html);
  const choices = [...page.querySelectorAll('.notations label')].map(
    ({ textContent }) => textContent,
  );
  expect(choices).toEqual(['One by one', 'In layers', 'By :not(#\\#)']);
  const names = [...page.querySelectorAll('input')].map((input) => input.name);
  expect(new Set(names).size).toBe(2);
  expect(page.querySelector('.as-list .atom')).not.toBeNull();
  expect(page.querySelector('.as-layers')?.textContent).toMatchInlineSnapshot(`
    "@layer priority1, priority2;
    @layer priority1 { .x1e2nbdu { color: red; } }
    @layer priority2 {
      .x1fsd2vl { width: 10px; }
      @media (width > 60em) { .xbvb013.xbvb013 { width: 20px; } }
    }"
  `);
  expect(page.querySelector('.as-selectors')?.textContent).toMatchInlineSnapshot(`
    ".x1e2nbdu { color: red; }
    .x1fsd2vl:not(#\\#) { width: 10px; }
    @media (width > 60em) { .xbvb013.xbvb013:not(#\\#) { width: 20px; } }"
  `);
});

test('the component is above the source, without a word from the author', async () => {
  const page = documentOf((await compile(card)).html);
  const parts = [...(page.querySelector('.sample')?.children ?? [])];
  const names = parts.map(({ className }) => className);
  expect(names).toEqual(['stages fit pale', 'code-block', 'became']);
});

test('X57 samples have no link to the playground if the site has none', async () => {
  const lines = [
    '```tsx',
    "import * as stylex from '@stylexjs/stylex';",
    "export const styles = stylex.create({ a: { color: 'red' } });",
    '```',
  ];
  const [here, nowhere] = await Promise.all([
    compile(lines),
    compile(lines, { samples: { isShown: true } }),
  ]);
  expect(JSON.stringify(here)).toContain('/playground/');
  expect(JSON.stringify(nowhere)).toContain('color');
  expect(JSON.stringify(nowhere)).not.toContain('/playground/');
});
