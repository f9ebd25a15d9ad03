import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { compareRows, type Facts } from './compare-rows.ts';
import { findTable, firstCode, plain, readPage, readTables } from './read-tables.ts';

type Schema = {
  type?: string;
  default?: unknown;
  minimum?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
};
type Rule = { meta: { fixable?: string; schema?: Schema[] } };

const load = createRequire(import.meta.url);
const { rules }: { rules: Record<string, Rule> } = load('@stylexjs/eslint-plugin');
const hidden: { default: Rule } = load('@stylexjs/eslint-plugin/lib/stylex-enforce-extension.js');
const all: Record<string, Rule> = { ...rules, 'enforce-extension': hidden.default };

const page = readPage('api/01-configuration/02-eslint-plugin.mdx');

const sectionOf = (text: string, rule: string) =>
  text.split(`\n## ${rule}\n`)[1]?.split('\n## ')[0] ?? '';

function describeOption({ default: preset, ...schema }: Schema): Facts {
  return { Type: typeOf(schema), Default: preset === undefined ? '{}' : textOf(preset) };
}

function typeOf({ type = '', items, oneOf, properties, additionalProperties }: Schema): string {
  if (oneOf) return oneOf.map(typeOf).join(' | ');
  if (items) return items.oneOf ? `Array<${typeOf(items)}>` : `${typeOf(items)}[]`;
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`;
  if (typeof additionalProperties === 'object')
    return `{ [property]: ${typeOf(additionalProperties)} }`;
  return type;
}

const textOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');

function readOptions(text: string): Map<string, Facts> {
  const [table] = readTables(text).filter(({ head }) => head[0] === 'Option');
  return new Map(
    (table?.rows ?? []).map(([name, type, preset]) => [
      plain(name),
      { Type: firstCode(type), Default: plain(preset) },
    ]),
  );
}

test('the table of rules has each rule, and says whether it can fix what it reports', () => {
  const { rows } = findTable(page, 'Rule | Reports | Fix');
  const written = rows.map(([name, , fix = '']): [string, Facts] => [
    plain(name),
    { Fix: fix === 'no' ? 'no' : 'yes' },
  ]);
  const known = Object.entries(all).map(([name, { meta }]): [string, Facts] => [
    name,
    { Fix: meta.fixable ? 'yes' : 'no' },
  ]);
  expect(compareRows(new Map(written), new Map(known))).toEqual([]);
});

test.each(Object.entries(all))('the table of %s has each of its options', (name, { meta }) => {
  const known = Object.entries(meta.schema?.[0]?.properties ?? {}).map(
    ([option, schema]): [string, Facts] => [option, describeOption(schema)],
  );
  expect(compareRows(readOptions(sectionOf(page, name)), new Map(known))).toEqual([]);
});

test('an option that the page leaves out, and one that it has otherwise, are told', () => {
  const section = sectionOf(page, 'sort-keys')
    .replace(/\| `minKeys`.*\n/, '')
    .replace('| `boolean` | `false` |', '| `boolean` | `true` |');
  const properties = all['sort-keys']?.meta.schema?.[0]?.properties ?? {};
  const known = Object.entries(properties).map(([option, schema]): [string, Facts] => [
    option,
    describeOption(schema),
  ]);
  expect(compareRows(readOptions(section), new Map(known))).toEqual([
    'minKeys is missing',
    'allowLineSeparatedGroups: Default is false, and not true',
  ]);
});
