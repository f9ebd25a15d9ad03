import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { compareRows, type Facts } from './compare-rows.ts';
import { readDeclarations } from './read-declarations.ts';
import { findTable, plain, readPage } from './read-tables.ts';

const reference = readPage('api/02-javascript/09-types.mdx');
const guide = readPage('learn/05-theming/04-variable-types.mdx');
const { valueTypes } = readDeclarations();

type Registered = { syntax: string; initial: string };

/** The syntax and initial value that the compiler writes for variables like `length(3)`. */
function register(calls: readonly string[]): Map<string, Registered> {
  const fields = calls.map((call, place) => `'--v${place}': stylex.types.${call},`);
  const code = `import * as stylex from '@stylexjs/stylex';
export const v = stylex.defineVars({\n${fields.join('\n')}\n});`;
  const { rules } = compileProject([{ name: 'v.stylex.ts', code }], { mode: 'production' });
  const registered = calls.map((call, place): [string, Registered] => {
    const css = rules.find((rule) => rule.css.startsWith(`@property --v${place} `))?.css ?? '';
    const [, syntax = '', initial = ''] = /syntax: "(.*?)".*initial-value: (.*) }/.exec(css) ?? [];
    return [call, { syntax, initial }];
  });
  return new Map(registered);
}

const ofTexts = register([...valueTypes.keys()].map((name) => `${name}('1')`));
const ofNumbers = register([...valueTypes.keys()].map((name) => `${name}(3)`));
const syntaxOf = (name: string) => ofTexts.get(`${name}('1')`)?.syntax ?? '';

const numbers: Record<string, string> = {
  '3': 'itself',
  '3px': 'pixels',
  '300%': 'multiplied by 100, with `%`',
};

/** What a number becomes, in the words of the page. Types that take strings alone accept only 0. */
function formatNumber(type: string, argument: string): string {
  if (argument === 'string') return 'not accepted';
  return numbers[ofNumbers.get(`${type}(3)`)?.initial ?? ''] ?? 'something else';
}

test('the reference lists each function of types, its syntax, its argument and how it converts a number', () => {
  const { rows } = findTable(reference, 'Function | CSS syntax | Argument');
  const written = rows.map(([name, syntax, argument, number = '']): [string, Facts] => [
    plain(name),
    { syntax: plain(syntax), argument: plain(argument), number },
  ]);
  const known = [...valueTypes].map(([name, { argument }]): [string, Facts] => [
    name,
    { syntax: syntaxOf(name), argument, number: formatNumber(name, argument) },
  ]);
  expect(known.length).toBe(13);
  expect(compareRows(new Map(written), new Map(known))).toEqual([]);
});

test('the card of each function has its signature', () => {
  const signatures = [
    ...reference.matchAll(
      /^- Type: `(\w+)<T extends (.*)>\(value: ValueWithDefault<T>\): (Types\.\w+<T>)`$/gm,
    ),
  ].map(([, name = '', argument = '', result = '']): [string, Facts] => [
    name,
    { argument, result },
  ]);
  expect(compareRows(new Map(signatures), valueTypes)).toEqual([]);
});

test('the guide lists each function, what it accepts, and an example of how it converts a number', () => {
  const { rows } = findTable(guide, 'Function | CSS syntax | Accepts');
  const written = rows.map(([name, syntax, accepts = '', number = '']): [string, Facts] => [
    plain(name).replace('stylex.types.', ''),
    { syntax: plain(syntax), accepts, number },
  ]);
  const examples = new Map(
    written.map(([name, { number = '' }]) => [name, /^`(.*?)`/.exec(number)?.[1]]),
  );
  const words: Record<string, string> = {
    'number | string': 'string or number',
    'string | 0': 'string or `0`',
    string: 'string',
  };
  const becomes = register([...examples].map(([name, example]) => `${name}(${example ?? 3})`));
  const known = [...valueTypes].map(([name, { argument }]): [string, Facts] => {
    const example = examples.get(name);
    const takesNumbers = argument === 'number | string';
    const number = takesNumbers
      ? `\`${example}\` → \`${becomes.get(`${name}(${example})`)?.initial}\``
      : '';
    return [name, { syntax: syntaxOf(name), accepts: words[argument] ?? '', number }];
  });
  expect(compareRows(new Map(written), new Map(known))).toEqual([]);
});

test('numbers in create get pixels, except on the properties that its page names', () => {
  const create = readPage('api/02-javascript/01-create.mdx');
  const [, bare = '', gaps = ''] =
    /Numbers for (.*), custom properties .* gaps, such as (.*): write their numbers as strings/.exec(
      create,
    ) ?? [];
  const valuesOf = (list: string) =>
    Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => {
      const code = `import * as stylex from '@stylexjs/stylex';
export const s = stylex.create({ a: { ${name}: 2 } });`;
      const { rules } = compileProject([{ name: 'a.ts', code }], { mode: 'production' });
      return rules[0]?.css.match(/:(\w+)\}/)?.[1];
    });
  expect(valuesOf(bare)).toEqual(Array.from({ length: 5 }, () => '2'));
  expect(valuesOf(gaps)).toEqual(Array.from({ length: 4 }, () => '2px'));
});
