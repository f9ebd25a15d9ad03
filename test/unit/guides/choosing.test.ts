import { expect, test } from 'vitest';
import { findTable, readPage } from '../api-tables/read-tables.ts';

/** What a tool costs at run time, from the cheapest. */
const costs = [
  'nothing',
  'mostly nothing',
  'a small merge',
  'context and a merge',
  'an inline `style` on each element',
];

test('the table of tools is sorted by run-time cost, cheapest first', () => {
  const { rows } = findTable(readPage('guides/choosing.mdx'), 'Who or what decides');
  const ranks = rows.map(([, , , cost = '']) => costs.indexOf(cost));
  expect(ranks.length).toBeGreaterThan(10);
  expect(ranks).not.toContain(-1);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});
