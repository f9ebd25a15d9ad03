import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSampleChecker } from '../../../src/features/samples/prove/check-types.ts';
import { readPage, readTables } from './read-tables.ts';

const checker = createSampleChecker(path.resolve(import.meta.dirname, '../../..'));
afterAll(() => checker.close());

/** A mistake of each kind that the type pages describe. */
const mistakes = `
import * as stylex from '@stylexjs/stylex';
import type { StaticStyles, StyleXStyles, StyleXStylesWithout, Theme, VarGroup } from '@stylexjs/stylex';

const styles = stylex.create({
  bar: (width: number) => ({ width }),
  display: { display: 'flx' },
  medium: { fontWeight: 500 },
  row: { flexDirection: 'row' },
  wide: { width: '100%' },
});
export const ofStyles: [
  StyleXStyles<{ fontWeight?: 400 | 700 }>,
  StyleXStyles<{ color?: string }>,
  StyleXStyles<{ flexDirection?: 'row' }>,
  StyleXStyles<{ color: string }>,
  StyleXStyles,
  StyleXStyles,
  StyleXStylesWithout<{ flexDirection: unknown }>,
  StaticStyles,
] = [styles.medium, styles.wide, [styles.row, styles.wide], styles.wide, { width: '100%' }, styles.display, styles.row, styles.bar(8)];

export const tokens = stylex.defineVars({ accent: 'red' });
export const spacing = stylex.defineVars({ gap: '4px' });
export const brand: VarGroup<{ accent: string; text: string }> = stylex.defineVars({ accent: 'red' });
export const plain: VarGroup<{ accent: string }> = { accent: 'red' };
export const badge: VarGroup<{ color: 'red' | 'blue' }> = stylex.defineVars({ color: 'red' });
export const loud = stylex.createTheme(badge, { color: 'green' });
export const misspelt = stylex.createTheme(badge, { colr: 'red' });
export const other: Theme<typeof tokens> = stylex.createTheme(spacing, { gap: '8px' });
export const value: Theme<tokens> = stylex.createTheme(tokens, {});
export const style: StyleXStyles = stylex.createTheme(tokens, {});
`;

/** The TypeScript messages in the tables and sentences of a text; "…" matches anything. */
function readQuotes(text: string): string[] {
  const cells = readTables(text)
    .filter(({ head }) => head[0]?.startsWith('Message of TypeScript'))
    .flatMap(({ rows }) => rows.map(([said = '']) => said));
  const [, errors = ''] = text.split(/^## Errors.*$/m);
  const sentences = errors.split('\n## ')[0]?.match(/^[^|\n].*`Type '.*$/gm) ?? [];
  const quoted = sentences.flatMap((line) => line.match(/`Type '[^`]+`/g) ?? []);
  return [...cells, ...quoted].flatMap((said) =>
    Array.from(said.matchAll(/`([^`]+)`/g), ([, quote = '']) => quote),
  );
}

const said = await (async () => {
  const file = { name: 'mistakes.tsx', code: mistakes };
  const [problems = []] = await checker.check([{ files: [file], file: file.name }]);
  return problems.map(({ message }) => message).join('\n');
})();

const isSaid = (quote: string) =>
  quote
    .split('…')
    .filter(Boolean)
    .every((part) => said.includes(part.trim()));

test.each([
  '01-StyleXStyles',
  '02-StyleXStylesWithout',
  '03-StaticStyles',
  '04-VarGroup',
  '05-Theme',
])('TypeScript reports each message that %s quotes', (name) => {
  const quotes = readQuotes(readPage(`api/03-types/${name}.mdx`));
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !isSaid(quote))).toEqual([]);
});

test('StyleXStyles rejects keywords that create accepts, and unknown properties unless a style sets a known one', async () => {
  const styles = [
    "{ colr: 'red' }",
    "{ display: 'flexx' }",
    "{ '--size': '4px' }",
    "{ transitionBehavior: 'allow-discrete' }",
    "{ color: 'redd' }",
    "{ colr: 'red', color: 'red' }",
    "{ '--size': '4px', color: 'red' }",
  ];
  const code = `
import * as stylex from '@stylexjs/stylex';
import type { StyleXStyles } from '@stylexjs/stylex';
${styles.map((style, at) => `const s${at} = stylex.create({ a: ${style} });`).join('\n')}
${styles.map((_, at) => `export const p${at}: StyleXStyles = s${at}.a;`).join('\n')}
`;
  const [problems = []] = await checker.check([
    { files: [{ name: 'props.tsx', code }], file: 'props.tsx' },
  ]);
  const first = 4 + styles.length;
  expect(problems.map(({ line }) => line)).toEqual([first, first + 1, first + 2, first + 3]);
});

test('a message that TypeScript does not report is recognized', () => {
  expect(isSaid("Type 'string' is not assignable to type '_StyleXVar<string>'.")).toBe(true);
  expect(isSaid("Type 'string' is not assignable to type '_StyleXVar<number>'.")).toBe(false);
});
