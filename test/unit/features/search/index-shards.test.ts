import { expect, test } from 'vitest';
import { editDistance } from '../../../../src/diagnostics/edit-distance.ts';
import {
  encodePostings,
  packSpot,
  spotOf,
} from '../../../../src/features/search/index/encode-postings.ts';
import { planShards } from '../../../../src/features/search/index/plan-shards.ts';
import { writeTerms } from '../../../../src/features/search/index/write-terms.ts';
import { findTermShard } from '../../../../src/features/search/query/index-format.ts';
import {
  decodePostings,
  decodeVlq,
  encodeVlq,
  type Posting,
} from '../../../../src/features/search/query/postings.ts';
import {
  listTokens,
  normalizeWord,
  splitToken,
} from '../../../../src/features/search/query/tokenize.ts';

const terms = (text: string) =>
  listTokens(text).flatMap((token) => splitToken(token).map(({ term }) => term));

const packed = (list: readonly Posting[]) =>
  Float64Array.from(list, ({ page, section, field }) => packSpot(page, spotOf(section, field)));

test.each([
  ['stylex.defineVars()', ['stylex', 'definevar', 'stylex.definevar', 'define', 'var']],
  ['::before', ['before', '::before']],
  ['@stylexjs/cli', ['stylexj', 'cli', '@stylexj/cli']],
  ['v0.13.0', ['0.13.0']],
  ['Queries, classes', ['query', 'class']],
  ['unstable_moduleResolution', ['unstable_moduleresolution', 'unstable', 'module', 'resolution']],
  ['C/C++', ['c', 'c++', 'c/c++', 'c']],
  ['.NET', ['net', '.net']],
  ['-x', ['x', '-x']],
  ['Résumés', ['resume!résumé']],
  ['設定値', ['設定', '定値', '値']],
  ['API設定', ['api', '設定', '定']],
])('%s is split into terms', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('all spellings of a word are in one shard, also if the word begins the next', () => {
  const words = ['café', 'cafe', 'cafè', 'zebra'];
  const all = Float64Array.from(words, (_, at) => packSpot(at, spotOf(0, 3)));
  const terms = words.map((word, at) => ({ term: normalizeWord(word), start: at, end: at + 1 }));
  for (const count of [1, 2, 3, 4]) {
    const { starts, shards } = writeTerms({ terms, all }, count, 'stamp');
    const shard = shards[findTermShard(starts, 'cafe')];
    expect(shard?.terms.split(' ').slice(0, 3), `${count}`).toEqual(['0cafe', '4!cafè', '8é']);
  }
});

test('the edit distance counts changed, missing, added and swapped letters', () => {
  const slips = (a: string, b: string) => editDistance(a, b, 2);
  expect([slips('theme', 'theme'), slips('theme', 'thene'), slips('thme', 'theme')]).toEqual([
    0, 1, 1,
  ]);
  expect([slips('htemes', 'themes'), slips('keyfarmes', 'keyframes')]).toEqual([1, 1]);
  expect(slips('theme', 'variable')).toBe(3);
  expect(editDistance('instla', 'installation', 1, true)).toBe(1);
});

test('numbers and postings are decoded as they were encoded', () => {
  const numbers = [0, 1, 31, 32, 1023, 1024, 123_456_789];
  expect(decodeVlq(encodeVlq(numbers))).toEqual(numbers);
  const list = [
    { page: 0, section: 0, field: 15 },
    { page: 0, section: 40, field: 0 },
    { page: 700, section: 3, field: 7 },
  ];
  const large = { page: 99_999, section: 4000, field: 9 };
  expect(decodePostings(encodePostings(packed([...list, large])))).toEqual({
    list: [...list, large],
    pages: 3,
    isCut: false,
  });
});

test('a very frequent term keeps its best postings and the number of its pages', () => {
  const list = Array.from({ length: 4000 }, (_, page) => ({
    page,
    section: 0,
    field: page === 3999 ? 15 : 3,
  }));
  const { list: kept, pages, isCut } = decodePostings(encodePostings(packed(list)));
  expect({ kept: kept.length, last: kept.at(-1), pages, isCut }).toEqual({
    kept: 1500,
    last: { page: 3999, section: 0, field: 15 },
    pages: 4000,
    isCut: true,
  });
});

test('small pages share a file, large ones have their own, and more words make more term shards', () => {
  expect(planShards([100, 200, 100, 700, 100])).toEqual({ shards: 1, groups: [3, 1, 1] });
  expect(planShards(Array.from({ length: 50 }, () => 1000)).shards).toBe(42);
  expect(planShards(Array.from({ length: 10_000 }, () => 1000)).shards).toBe(1057);
});
