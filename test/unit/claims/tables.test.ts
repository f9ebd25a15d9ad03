import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTable, readPage } from '../api-tables/read-tables.ts';
import { runProof } from './proofs.ts';

const lintPage = readPage('api/01-configuration/02-eslint-plugin.mdx');
const compilerPage = readPage('api/01-configuration/01-babel-plugin.mdx');
const codesIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** What the compiler writes and reports for code. */
const run = (code: string, files: Record<string, string> = {}, styleResolution?: string) =>
  runProof({
    ...{
      page: '',
      says: '',
      file: 'a.tsx',
      options: styleResolution ? { styleResolution } : {},
      shows: [],
      hides: [],
      policy: '',
    },
    ...{ code, files, computed: {}, also: {} },
  });
const createStyle = (style: string) => `export const s = stylex.create({ a: { ${style} } });`;

test('positionTry accepts exactly the properties that its page allows', () => {
  const { rows } = findTable(
    readPage('api/02-javascript/07-positionTry.mdx'),
    'Group | Properties',
  );
  const allowed = rows.flatMap(([, properties]) => codesIn(properties)).sort();
  const compiler = readFileSync('node_modules/stylex-babel-plugin-013/lib/index.js', 'utf8');
  const [, list = ''] = /VALID_POSITION_TRY_PROPERTIES = \[(.*?)\]/s.exec(compiler) ?? [];
  expect(allowed).toEqual(Array.from(list.matchAll(/'(\w+)'/g), ([, name]) => name).sort());
});

test.each([
  ['guides/tailwind.mdx', 'Tailwind | StyleX', 14],
  ['guides/css-modules.mdx', 'In a module | In StyleX', 0],
])('the compiler and the linter accept each declaration for StyleX in %s', (page, head, count) => {
  const { rows } = findTable(readPage(page), head);
  const declarations = rows
    .flatMap(([, styles]) => codesIn(styles))
    .filter((code) => /^\w+: (?:'[^']*'|[\d.]+|\{ default: '.*\})$/.test(code));
  expect(declarations.length).toBeGreaterThanOrEqual(count);
  expect(declarations.filter((code) => run(createStyle(code)).problems.length > 0)).toEqual([]);
});

test('the compiler reports the error that the table shows for each code', () => {
  const page = readPage('learn/04-styling-ui/01-defining-styles.mdx');
  const { rows } = findTable(page, 'Code | Error', 'padding: window.innerWidth');
  const wrong = rows.filter(([cell, error]) => {
    const codes = codesIn(cell);
    if (codes.length === 0) return false;
    const style = codes.find((code) => /^\w+: /.test(code));
    const rest = codes.filter((code) => code !== style).join('\n');
    const calls = rest.replace('stylex.create', 'const shared = {};\nexport const s = $&');
    const code = `${calls}\n${style ? createStyle(style) : ''}`;
    const { problems } = run(code, { 'sizes.ts': 'export const GAP = 4;' });
    return !problems[0]?.startsWith(codesIn(error)[0] ?? ' ');
  });
  expect(wrong).toEqual([]);
});

test('numbers get the units of the cheat sheet', () => {
  const { rows } = findTable(readPage('guides/cheat-sheet.mdx'), 'Write | It means');
  const [style, means = ''] = rows.find(([code]) => code === '`padding: 8`') ?? [];
  const [unit = '', ...bare] = codesIn(means);
  expect(run(createStyle(codesIn(style)[0] ?? '')).text).toContain(`padding:${unit}}`);
  expect(bare.length).toBe(5);
  for (const name of bare) expect(run(createStyle(`${name}: 8`)).text).toContain(':8}');
});

test('the plugin against the query of Vite has as many lines as the page of errors says', () => {
  const [plugin = ''] = /const plainNames.*?\n};/s.exec(readPage('guides/monorepo.mdx')) ?? [];
  expect(plugin.split('\n').length).toBe(8);
  expect(readPage('guides/errors.mdx')).toContain('a plugin of eight lines');
});

test('valid-shorthands checks the shorthands that its section lists, and no others', () => {
  const [, list] = /\nThe rule checks (.*?)\. /.exec(lintPage) ?? [];
  const listed = codesIn(list);
  const others = [
    'border',
    'borderInline',
    'columns',
    'flex',
    'flexFlow',
    'gap',
    'gridArea',
    'inset',
  ];
  others.push('insetInline', 'listStyle', 'overflow', 'placeItems', 'scrollMargin', 'transition');
  expect(listed.length).toBe(17);
  const checked = [...listed, ...others].filter((name) =>
    run(createStyle(`${name}: 'a b'`)).problems.some((text) => text.includes(`"${name}: a b"`)),
  );
  expect(checked).toEqual(listed);
});

test('the fields of unstable_moduleResolution have the defaults of their table', () => {
  const { rows } = findTable(compilerPage, 'Field | Type | Default');
  const compiler = readFileSync('node_modules/stylex-babel-plugin-013/lib/index.js', 'utf8');
  const [suffix] = rows.flatMap(([field, , value]) =>
    codesIn(field)[0] === 'themeFileExtension' ? codesIn(value) : [],
  );
  expect(rows.length).toBe(3);
  expect(compiler).toContain(`themeFileExtension ?? ${suffix};`);
});

const rightToLeft = readPage('guides/right-to-left.mdx');

test('the compiler mirrors values of the properties that the table names, and of no others', () => {
  const { rows } = findTable(rightToLeft, 'Property | What is mirrored');
  const values = {
    ...{ backgroundImage: 'linear-gradient(to right, red, tan)', backgroundPosition: 'start' },
    ...{ borderRadius: '4px 0', boxShadow: '2px 2px gray', clear: 'start', cursor: 'e-resize' },
    ...{ filter: 'drop-shadow(2px 2px gray)', float: 'start', objectPosition: 'left' },
    ...{ textAlign: 'start', textShadow: '2px 2px gray', transform: 'translateX(4px)' },
    ...{ transformOrigin: 'left', translate: '4px' },
  };
  const mirrored = Object.entries(values).filter(([name, value]) =>
    run(createStyle(`${name}: '${value}'`)).text.includes("html[dir='rtl']"),
  );
  expect(mirrored.map(([name]) => name)).toEqual(rows.flatMap(([cell]) => codesIn(cell)).sort());
});

test('each logical property of the table is the physical one beside it in a left-to-right page', () => {
  const { rows } = findTable(rightToLeft, 'Physical | Logical');
  const pairs = rows.flatMap(([physical, logical]) =>
    codesIn(physical).map((name, at) => [name, codesIn(logical)[at] ?? '']),
  );
  const single = pairs.filter(([physical = '', logical = '']) => !/[: ]/.test(physical + logical));
  const named = single.filter(([, logical]) => logical?.match(/Start|End/));
  expect(named.length).toBe(8);
  const wrong = named.filter(([physical = '', logical = '']) => {
    const { text } = run(createStyle(`${logical}: 4`), {}, 'legacy-expand-shorthands');
    return !text.includes(`{${physical.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:4px}`);
  });
  expect(wrong).toEqual([]);
});
