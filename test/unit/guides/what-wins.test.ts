import { expect, test } from 'vitest';
import { findTable, readPage } from '../api-tables/read-tables.ts';
import { compileStyle, rankConditions, rankImported, winsOver } from './rank-conditions.ts';

const page = readPage('guides/what-wins.mdx');
const codesOf = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** The priority that a condition adds to that of its property. */
function priorityOf(condition: string): number {
  if (condition === 'default') return rankConditions([]).priority - 3000;
  const query: Record<string, string> = {
    '@container': '@container (width > 1px)',
    '@media': '@media print',
    '@supports': '@supports (color: red)',
  };
  return rankConditions([query[condition] ?? condition.replace('()', '(p)')]).priority - 3000;
}

test('each row of the table of conditions has the priority that the compiler gives', () => {
  const { rows } = findTable(page, 'Condition | Priority');
  const named = rows.flatMap(([conditions]) => codesOf(conditions));
  expect(named.length).toBeGreaterThan(50);
  for (const [conditions, priority = ''] of rows) {
    const found = codesOf(conditions).map(priorityOf);
    expect(found, conditions).toEqual(found.toSorted((a, b) => a - b));
    const [from, to] = [found[0], found.at(-1)];
    expect(from === to ? `${from}` : `${from} to ${to}`, conditions).toBe(priority);
  }
});

test('the rows are sorted from the highest priority to the lowest', () => {
  const { rows } = findTable(page, 'Condition | Priority');
  const highest = rows.map(([, priority = '']) => Number(priority.split(' ').at(-1)));
  expect(highest).toEqual(highest.toSorted((a, b) => b - a));
});

test('each example names the value that wins', () => {
  const { rows } = findTable(page, 'Both match | and | Wins');
  expect(rows.length).toBeGreaterThan(4);
  for (const [one = '', other = '', winner] of rows) {
    const [first, second] = [one, other].map((cell) => rankConditions(codesOf(cell)));
    if (!first || !second) throw new Error('A row is not complete');
    expect(winsOver(first, second) ? one : other, `${one} against ${other}`).toBe(winner);
  }
});

test('@starting-style and an imported constant have the whole level that the page gives, and win over every condition', () => {
  const [, special, constant, priority] =
    /`(@starting-style)`, and a condition that is an \[(imported constant)\][^,]*, have priority (\d+)/.exec(
      page,
    ) ?? [];
  expect([special, constant]).toEqual(['@starting-style', 'imported constant']);
  const ofConstant = (rankImported('@media print') ?? 0) - 3000;
  expect([`${priorityOf('@starting-style')}`, `${ofConstant}`]).toEqual([priority, priority]);
  const { rows } = findTable(page, 'Condition | Priority');
  const written = rows.flatMap(([conditions]) => codesOf(conditions)).map(priorityOf);
  expect(Math.max(...written)).toBeLessThan(ofConstant);
});

const declarationsOf = (...properties: string[]) =>
  compileStyle(`{ ${properties.map((name) => `${name}: 'inherit'`).join(', ')} }`).rules.length;

test('a property drops those above it in the same style that the page names', () => {
  const [, shorthand = '', ...longhands] =
    /even in the same style, also drops its longhands: `(\w+)` drops `(\w+)` and `(\w+)`/.exec(
      page,
    ) ?? [];
  expect(longhands).toHaveLength(2);
  for (const longhand of longhands) {
    expect(declarationsOf(longhand, shorthand)).toBe(1);
    expect(declarationsOf(shorthand, longhand)).toBe(2);
  }
  const [, before = '', ...kept] =
    /is `(\w+)`, which doesn't drop `(\w+)` and `(\w+)`/.exec(page) ?? [];
  expect(kept).toHaveLength(2);
  for (const part of kept) expect(declarationsOf(part, before)).toBe(2);
  const [, physical = '', logical = ''] =
    /such as `(\w+)` and `(\w+)`, count as one/.exec(page) ?? [];
  expect([declarationsOf(physical, logical), declarationsOf(logical, physical)]).toEqual([1, 1]);
});

test('sorting keys moves the properties that the page of the lint rule names above their shorthands', () => {
  const rule = readPage('api/01-configuration/02-eslint-plugin.mdx');
  const pairs = Array.from(rule.matchAll(/`(\w+)` above `(\w+)`/g), ([, ...pair]) => pair);
  expect(pairs).toHaveLength(2);
  for (const pair of pairs) {
    expect(pair).toEqual(pair.toSorted());
    expect([declarationsOf(...pair), declarationsOf(...pair.toReversed())]).toEqual([1, 2]);
  }
});

test('each property has the level that the page gives', () => {
  const { rows } = findTable(page, 'Level | Properties');
  const levels = rows.filter(([level = '']) => /^\d+$/.test(level));
  expect(levels.length).toBe(4);
  for (const [level = '', properties] of levels) {
    for (const property of codesOf(properties)) {
      const [rule] = compileStyle(`{ ${property}: 'inherit' }`).rules;
      expect(rule?.priority, property).toBe(Number(level));
    }
  }
  const [before] = compileStyle("{ '::before': { color: 'red' } }").rules;
  expect(before?.priority).toBe(8000);
});

test('the table in Conditions lists pseudo-classes from the weakest to the strongest', () => {
  const styles = readPage('guides/conditions.mdx');
  const { rows } = findTable(styles, 'Weakest first | Pseudo-classes');
  const found = rows.map(([, names]) => codesOf(names).map(priorityOf));
  expect(found.flat().length).toBeGreaterThan(30);
  for (const [place, row] of found.entries()) {
    const weaker = found[place - 1] ?? [0];
    expect(Math.min(...row), rows[place]?.[1]).toBeGreaterThan(Math.max(...weaker));
  }
});
