import { expect, test } from 'vitest';
import { groupHits, searchOf } from '../../../../src/features/search/client/group-hits.ts';
import type { Hit, HitType } from '../../../../src/features/search/client/search-client.ts';

const runs = (text: string) => [{ text, marked: false }];

const hit = (lvl0: string, lvl1: string, type: HitType, lvl2?: string): Hit => ({
  objectID: [lvl1, lvl2, type].join(' '),
  url: '/',
  type,
  levels: { lvl0: runs(lvl0), lvl1: runs(lvl1), ...(lvl2 && { lvl2: runs(lvl2) }) },
  snippet: [],
});

test('S7.3 hits are grouped by section, at most five each, and numbered, with those of a page below it', () => {
  const page = hit('Learn', 'Themes', 'lvl1');
  const many = [1, 2, 3, 4].map((number) => hit('Learn', `Page ${number}`, 'lvl1'));
  const groups = groupHits([
    page,
    hit('API', 'create', 'content', 'Errors'),
    many[0] ?? page,
    hit('Learn', 'Themes', 'lvl2', 'Use'),
    ...many.slice(1),
  ]);
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ number }) => number)])).toEqual([
    ['Learn', 0, 1, 2, 3, 4],
    ['API', 5],
  ]);
  const [themes, use] = groups[0]?.rows ?? [];
  expect([themes?.parent, use?.hit.objectID, use?.parent]).toEqual([
    undefined,
    'Themes Use lvl2',
    page,
  ]);
});

test('S7.3 a text is stored as its page if that is in the list, otherwise as its heading', () => {
  const text = hit('API', 'create', 'content', 'Errors');
  const page = hit('API', 'create', 'lvl1');
  expect(searchOf({ hit: text, parent: page, number: 0 })).toBe(page);
  expect(searchOf({ hit: text, number: 0 })).toEqual({ ...text, type: 'lvl2' });
  expect(searchOf({ hit: page, number: 0 })).toBe(page);
});
