import { createRequire } from 'node:module';
import { Linter } from 'eslint/universal';
import { expect, test } from 'vitest';
import { compareRows, type Facts } from './compare-rows.ts';
import { readCards, readChapters } from './read-cards.ts';
import { findTable, firstCode, plain, readPage } from './read-tables.ts';

type Schema = {
  type?: string;
  default?: unknown;
  minimum?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
};
type Rule = { meta: { fixable?: string; hasSuggestions?: boolean; schema?: Schema[] } };

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

/** The cards of a rule, without the words that may follow a type. */
const readOptions = (text: string): Map<string, Facts> =>
  new Map(
    Array.from(readCards(text), ([name, { Type = '', Default = '' }]) => [
      name,
      { Type: firstCode(Type), Default },
    ]),
  );

const optionsOf = ({ meta }: Rule): Map<string, Facts> =>
  new Map(
    Object.entries(meta.schema?.[0]?.properties ?? {}).map(([option, schema]) => [
      option,
      describeOption(schema),
    ]),
  );

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

test('the facts below each rule’s heading say what it fixes and that it is off by default', () => {
  const known = Object.entries(all).map(([name, { meta }]): [string, Facts] => {
    const fixes = meta.hasSuggestions ? 'with some fixes, and suggestions' : 'with a fix';
    return [name, { Type: `rule ${meta.fixable ? fixes : 'without a fix'}`, Default: 'off' }];
  });
  expect(compareRows(readChapters(page), new Map(known))).toEqual([]);
});

test.each(Object.entries(all))(
  'each option of %s has a card, with its type and default',
  (name, rule) => {
    expect(compareRows(readOptions(sectionOf(page, name)), optionsOf(rule))).toEqual([]);
  },
);

test('the rules have 12 option cards, and each heading is unique', () => {
  const cards = Object.keys(all).flatMap((name) => [...readCards(sectionOf(page, name)).keys()]);
  expect(cards.length).toBe(12);
  const own = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  expect(own.length).toBe(13);
  expect(new Set(own).size).toBe(own.length);
});

test('a missing option and a different default are reported', () => {
  const section = sectionOf(page, 'sort-keys')
    .replace('### minKeys\n', '')
    .replace('- Type: `boolean`\n- Default: `false`', '- Type: `boolean`\n- Default: `true`');
  expect(compareRows(readOptions(section), optionsOf(all['sort-keys'] ?? { meta: {} }))).toEqual([
    'minKeys is missing',
    'allowLineSeparatedGroups: Default is false, and not true',
  ]);
});

const linter = new Linter();

/** The code of one style after the fixes of a rule, and how many problems are left. */
function fix(rule: string, style: string, option: Record<string, unknown> = {}) {
  const code = `import * as stylex from '@stylexjs/stylex';
import { tokens } from './tokens.stylex';
stylex.create({ a: ${style} });`;
  const plugins = { s: { rules } } as unknown as Linter.Config['plugins'];
  const config = [{ plugins, rules: { [`s/${rule}`]: ['error', option] } }] as Linter.Config[];
  const found = linter.verify(code, config).length;
  return { found, output: linter.verifyAndFix(code, config).output };
}

test("the limits 'number' and '*' of valid-styles let every value pass", () => {
  const found = (value: string, limit: string | string[]) =>
    fix('valid-styles', `{ zIndex: ${value} }`, { propLimits: { zIndex: { limit, reason: '' } } })
      .found;
  for (const value of ['2', "'two'", 'window.two', 'true']) {
    for (const limit of ['number', '*', ['number'], ['2px', '*']])
      expect(found(value, limit)).toBe(0);
    for (const limit of ['string', ['string']])
      expect(found(value, limit)).toBe(value === "'two'" ? 0 : 1);
  }
  expect(page).toContain('alone or in an array; but in 0.13.1 both let every value pass');
});

test('a limit of null lets imported variables pass, and nothing else', () => {
  const propLimits = { color: { limit: null, reason: '' } };
  const found = (value: string) => fix('valid-styles', `{ color: ${value} }`, { propLimits }).found;
  expect(found('tokens.accent')).toBe(0);
  for (const value of ["'red'", "'inherit'", 'null']) expect(found(value)).toBe(1);
});

test('a pattern of propLimits that the page gives matches properties', () => {
  const [, ...patterns] = /patterns such as `(.*)` or `(.*)`\./.exec(page) ?? [];
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    const propLimits = { [pattern]: { limit: null, reason: '' } };
    expect(fix('valid-styles', '{ marginTop: 1 }', { propLimits }).found).toBe(1);
    expect(fix('valid-styles', '{ paddingTop: 1 }', { propLimits }).found).toBe(0);
  }
});

test('valid-shorthands misses constants, values under conditions, template literals and dynamic styles', () => {
  const found = (style: string) => fix('valid-shorthands', style).found;
  expect(found("{ margin: '8px 16px' }")).toBe(1);
  expect(found("{ margin: { default: '8px 16px' } }")).toBe(0);
  expect(found('{ margin: `8px 16px` }')).toBe(0);
  expect(found('{ margin: GAP }')).toBe(0);
  expect(found("() => ({ margin: '8px 16px' })")).toBe(0);
  expect(page).toContain(
    "values under conditions such as `{ default: '8px 16px' }`, template literals and dynamic styles",
  );
});

test('the fix of valid-shorthands breaks functions, slashes and important values', () => {
  const fixed = (style: string) => fix('valid-shorthands', style).output;
  expect(fixed("{ borderColor: 'rgb(1 2 3)' }")).toContain("borderTopColor: 'rgb(1'");
  expect(fixed("{ borderRadius: '8px / 4px' }")).toContain("borderTopRightRadius: '/'");
  expect(fixed("{ borderRadius: 'calc(1px * 2)' }")).toContain("borderTopRightRadius: '*'");
  expect(fixed("{ margin: '8px 16px !important' }")).toContain("marginBottom: '!important'");
  expect(fixed("{ borderWidth: '1px 2px !important' }")).not.toContain('!important');
});

test('preferInline needs three values of a margin, and two of a border', () => {
  const writesLogical = (name: string, value: string) =>
    /Inline(Start|End)|StartStart/.test(
      fix('valid-shorthands', `{ ${name}: '${value}' }`, { preferInline: true }).output,
    );
  for (const name of ['margin', 'padding'])
    expect([writesLogical(name, '1px 2px'), writesLogical(name, '1px 2px 3px')]).toEqual([
      false,
      true,
    ]);
  const [, list = ''] = /For (.*), two are enough\./.exec(page) ?? [];
  const borders = Array.from(list.matchAll(/`(\w+)`/g), ([, name = '']) => name);
  expect(borders).toHaveLength(4);
  for (const name of borders) expect(writesLogical(name, '1px 2px')).toBe(true);
});

test('no-legacy-contextual-styles reports static styles, except pseudo-elements and computed keys, and no dynamic ones', () => {
  const found = (style: string) => fix('no-legacy-contextual-styles', style).found;
  expect(found("{ ':hover': { color: 'red' } }")).toBe(1);
  expect(found("() => ({ ':hover': { color: 'red' } })")).toBe(0);
  expect(found("{ '::before': { ':hover': { color: 'red' } } }")).toBe(0);
  expect(found("{ ['@media print']: { color: 'red' } }")).toBe(1);
  expect(found('{ [PRINT]: { color: "red" } }')).toBe(0);
  expect(page).toContain(
    'except in dynamic styles, inside a pseudo-element, and with a constant in brackets as the key.',
  );
});
