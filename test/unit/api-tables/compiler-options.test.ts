import { expect, test } from 'vitest';
import { knownOptions } from '../../../src/features/samples/mdx/compiler-options.ts';
import { compareRows } from './compare-rows.ts';
import { readCards } from './read-cards.ts';
import { readCompilerOptions } from './read-compiler-options.ts';
import { findTable, plain, readPage } from './read-tables.ts';

const page = readPage('api/01-configuration/01-babel-plugin.mdx');
const { options, resolution } = readCompilerOptions();

/** What is told with other words than the checks have, for readers. */
const known = new Map(options);
known.set('debug', { Type: 'boolean', Default: 'the value of `dev`' });
known.set('unstable_moduleResolution', { Type: 'object', Default: 'none' });
// What is not checked as the others are: anything but a boolean is as if it were left out.
known.set('rewriteAliases', { Type: 'boolean', Default: 'false' });

test('each option of the compiler has a card, with its type and default', () => {
  expect(options.size).toBe(17);
  expect(compareRows(readCards(page), known)).toEqual([]);
});

test('a changed card and a missing one are told', () => {
  const changed = page
    .replace(
      /### dev\n\n- Type: .*\n- Default: .*/,
      '### dev\n\n- Type: `string`\n- Default: `true`',
    )
    .replace('### test\n\n- Type', '### test\n\nType')
    .replace('### rewriteAliases\n', '### rewriteAll\n')
    .replace(/(### debug\n\n.*\n)- Default: .*\n/, '$1');
  expect(compareRows(readCards(changed), known)).toEqual([
    'test is missing',
    'rewriteAliases is missing',
    'rewriteAll is not in the package',
    'dev: Type is boolean, and not string',
    'dev: Default is false, and not true',
    'debug: Default is the value of `dev`, and not ',
  ]);
});

test('the fields of the module resolution are those that the compiler checks', () => {
  const { rows } = findTable(page, 'Field | Type | Default');
  expect(Object.fromEntries(rows.map(([name, type]) => [plain(name), plain(type)]))).toEqual(
    resolution,
  );
});

test('pages can ask for options that the compiler has', () => {
  const { options } = readCompilerOptions();
  expect(knownOptions.filter((name) => !options.has(name))).toEqual([]);
});
