import { expect, test } from 'vitest';
import { buildTableOfContents } from '../../../../src/site/collections/content.ts';
import type { TocItem } from '../../../../src/site/navigation/tree.ts';

/** Headings from their depths: the first is `h2-1`, the next `h4-2`. */
const headings = (...depths: number[]) =>
  depths.map((depth, place) => {
    const name = `h${depth}-${place + 1}`;
    return { depth, id: name, text: name.toUpperCase() };
  });
const outline = (items: readonly TocItem[]): unknown[] =>
  items.map(({ id, children }) => (children.length > 0 ? [id, ...outline(children)] : id));
const tableOf = (min: number, max: number, ...depths: number[]) =>
  outline(buildTableOfContents(headings(...depths), min, max));

test('S2.16 deeper headings are nested below the one before them', () => {
  expect(tableOf(2, 3, 2, 3, 3, 2, 3)).toEqual([
    ['h2-1', 'h3-2', 'h3-3'],
    ['h2-4', 'h3-5'],
  ]);
});

test('S2.16 a heading that skips a level is nested below the one before it', () => {
  expect(tableOf(2, 4, 2, 4, 2)).toEqual([['h2-1', 'h4-2'], 'h2-3']);
  expect(tableOf(2, 4, 2, 4, 3, 4, 2)).toEqual([['h2-1', 'h4-2', ['h3-3', 'h4-4']], 'h2-5']);
});

test('S9.8 levels outside the requested range are left out', () => {
  expect(tableOf(2, 3, 2, 4, 2)).toEqual(['h2-1', 'h2-3']);
  expect(tableOf(3, 4, 2, 3, 4, 2, 3)).toEqual([['h3-2', 'h4-3'], 'h3-5']);
});

test('a page can start with a deeper heading', () => {
  expect(tableOf(2, 3, 3, 2)).toEqual(['h3-1', 'h2-2']);
});

test('an item has the id and the text of its heading', () => {
  expect(buildTableOfContents(headings(2), 2, 3)).toEqual([
    { id: 'h2-1', text: 'H2-1', children: [] },
  ]);
});
