import { expect, test } from 'vitest';
import { planCorpus } from '../../../../bench/corpus/plan-corpus.ts';
import { routeOf } from '../../../../bench/sites/site-kind.ts';

test.each([50, 500, 2000, 10000])(
  'a corpus of %i pages has that many, at most 20 per leaf folder, each with a unique title and route',
  (count) => {
    const { pages } = planCorpus(count);
    expect(pages).toHaveLength(count);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(count);
    expect(new Set(pages.map(routeOf)).size).toBe(count);
    const innermost = pages.filter(({ folders }) => folders.length === 3);
    const sizes = [...Map.groupBy(innermost, ({ folders }) => folders.join('/')).values()];
    expect(Math.max(...sizes.map((group) => group.length))).toBeLessThanOrEqual(20);
  },
);

test('2,000 pages are in ten sections of ten subsections', () => {
  const { folders } = planCorpus(2000);
  expect(folders.filter(({ folders: path }) => path.length === 2)).toHaveLength(10);
  expect(folders.filter(({ folders: path }) => path.length === 3)).toHaveLength(100);
});

test('the same size gives the same corpus, with the sample page in the middle', () => {
  expect(planCorpus(50)).toEqual(planCorpus(50));
  const { pages, sample } = planCorpus(500);
  expect(Math.abs(pages.indexOf(sample) - 250)).toBeLessThan(5);
});

test('an invalid number of pages is rejected', () => {
  expect(() => planCorpus(3)).toThrow('A corpus has 10 to');
  expect(() => planCorpus(Number.NaN)).toThrow('not NaN');
});
