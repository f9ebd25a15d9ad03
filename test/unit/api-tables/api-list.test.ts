import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDeclarations } from './read-declarations.ts';
import { findTable, readPage, readTables } from './read-tables.ts';

const index = readPage('api/index.mdx');
const declared = readDeclarations();

/** Exported, but not meant for authors of styles. */
const internal = {
  values: ['legacyMerge'],
  types: [
    'CompiledStyles',
    'InlineStyles',
    'Keyframes',
    'MapNamespaces',
    'PositionTry',
    'StaticStylesWithout',
    'StyleXArray',
    'Types',
  ],
};

const functions = declared.values.filter((name) => !internal.values.includes(name)).sort();
const typeNames = declared.types.filter((name) => !internal.types.includes(name)).sort();

/** The names in cells: `stylex.create`, `keyframes`, `types.*`, `VarGroup<>`. */
const namesIn = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => [...cell.matchAll(/`(?:stylex\.)?(\w+)(?:\.\*|<>)?`/g)])
    .map(([, name = '']) => name)
    .sort();

const firstCells = (head: string, text = index) =>
  readTables(text)
    .filter((table) => table.head.join(' | ') === head)
    .flatMap(({ rows }) => rows.map(([cell = '']) => cell));

test('the overview has each function that the package exports, and no other', () => {
  expect(namesIn(firstCells('Function | For'))).toEqual(functions);
  expect(
    namesIn(firstCells('Function | For', index.replace(/\| \[`stylex.props`\].*\n/, ''))),
  ).not.toContain('props');
});

test.each(['Function | At build time | At run time', 'Function | Place'])(
  'the table “%s” lists each function',
  (head) => {
    expect(namesIn(firstCells(head))).toEqual(functions);
  },
);

test('the overview has each type meant for authors of styles', () => {
  const { rows } = findTable(index, 'Type | For');
  expect(namesIn(rows.map(([cell = '']) => cell))).toEqual(typeNames);
  expect(typeNames.length + internal.types.length).toBe(declared.types.length);
});

test('each function and each type has a page named after it', () => {
  const pagesIn = (folder: string) =>
    readdirSync(path.resolve(import.meta.dirname, '../../../content/docs/api', folder))
      .flatMap((name) => /^\d+-(\w+)\.mdx$/.exec(name)?.[1] ?? [])
      .sort();
  expect(pagesIn('02-javascript')).toEqual(functions);
  expect(pagesIn('03-types')).toEqual(typeNames);
});
