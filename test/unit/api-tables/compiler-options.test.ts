import { expect, test } from 'vitest';
import { knownOptions } from '../../../src/compile/code/compiler-options.ts';
import { compareRows, type Facts } from './compare-rows.ts';
import { readCompilerOptions } from './read-compiler-options.ts';
import { findTable, firstCode, plain, readPage } from './read-tables.ts';

const page = readPage('api/01-configuration/01-babel-plugin.mdx');
const { options, resolution } = readCompilerOptions();

/** What the page says of each option; of what is told in words only the code at the beginning. */
function readOptions(text: string): Map<string, Facts> {
  const { rows } = findTable(text, 'Option | Type | Default');
  return new Map(
    rows.map(([name, type, preset]) => [
      plain(name),
      { Type: plain(type), Default: firstCode(preset) },
    ]),
  );
}

/** What is told with other words than the checks have, for readers. */
const known = new Map(options);
known.set('debug', { Type: 'boolean', Default: 'the value of `dev`' });
known.set('unstable_moduleResolution', { Type: 'object', Default: 'none' });
// What is not checked as the others are: anything but a boolean is as if it were left out.
known.set('rewriteAliases', { Type: 'boolean', Default: 'false' });

test('the table of the compiler has each option, with its type and default', () => {
  expect(options.size).toBe(17);
  expect(compareRows(readOptions(page), known)).toEqual([]);
});

test('a changed row and a missing one are told', () => {
  const changed = page
    .replace(/\| \[`dev`\].*/, '| [`dev`](#dev) | `string` | `true` |')
    .replace(/\| \[`test`\].*\n/, '')
    .replace('| [`rewriteAliases`]', '| [`rewriteAll`]');
  expect(compareRows(readOptions(changed), known)).toEqual([
    'test is missing',
    'rewriteAliases is missing',
    'rewriteAll is not in the package',
    'dev: Type is boolean, and not string',
    'dev: Default is false, and not true',
  ]);
});

test('the section of each option begins with its type and default', () => {
  for (const [name, { Type = '', Default = '' }] of known) {
    const [, first = ''] = new RegExp(`^### ${name}\\n\\n(.*)`, 'm').exec(page) ?? [];
    const preset = /^(?:none|the )/.test(Default)
      ? `efault: ${Default}`
      : `default: \`${Default}\``;
    expect(first).toContain(preset);
    if (Type !== 'object') expect(first).toContain(`\`${Type}\`, `);
  }
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
