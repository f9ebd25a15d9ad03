import { expect, test } from 'vitest';
import { median } from '../../../../bench/report/medians.ts';
import type { BuildKind, Measurement, Results } from '../../../../bench/report/results.ts';
import { summarize, writeReport } from '../../../../bench/report/write-report.ts';

function measured(
  [site, pages, build]: [string, number, BuildKind],
  wallSeconds: number,
  peakMemoryBytes = 1e9,
): Measurement {
  return {
    ...{ site, pages, build, run: 1, wallSeconds, peakMemoryBytes },
    ...{ cpuSeconds: wallSeconds * 2, largestProcessBytes: 5e8, files: 7, outputBytes: 2e6 },
  };
}

const page = {
  ...{ html: 1050, htmlWithoutPayload: 1000, htmlGzip: 9000, payloadGzip: 4000 },
  ...{ scriptsGzip: 2000, stylesGzip: 9000, site: 'ours' },
};

const results: Results = {
  measurements: [
    measured(['ours', 500, 'cold'], 10),
    measured(['ours', 500, 'cold'], 30),
    measured(['ours', 500, 'cold'], 12),
    measured(['ours', 500, 'content'], 6),
    measured(['starlight', 500, 'cold'], 16),
    measured(['starlight', 500, 'edit'], 10),
    measured(['ours', 500, 'edit'], 3),
    measured(['ours', 2000, 'cold'], 48, 1.1e9),
    measured(['ours', 10_000, 'cold'], 120, 2e9),
    measured(['ours', 10_000, 'edit'], 16),
  ],
  failures: [{ site: 'vitepress', pages: 2000, build: 'cold', reason: 'out of memory' }],
  samplePages: [
    { ...page, pages: 50 },
    { ...page, pages: 2000, htmlGzip: 9900 },
  ],
  searches: [
    { site: 'ours', pages: 2000, files: 9, gzip: 8000, firstQueryGzip: 54_000, queryMs: 2 },
  ],
};
const summary = summarize(results, 'ours');
const report = writeReport(results, summary);
const boundOf = (start: string) => summary.bounds.find(({ measure }) => measure.startsWith(start));

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect([median([9]), median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([9, 2, 2.5]);
});

test('a build with only new content is compared with a peer’s cold build', () => {
  expect(boundOf('500 pages, bundle kept')).toMatchObject({ value: 0.375, met: true });
  expect(boundOf('500 pages cold, peak memory')).toMatchObject({ value: 1, met: false });
});

test('versions are compared with a site that has one', () => {
  const measurements = [
    ...results.measurements,
    measured(['ours in 10 versions', 500, 'cold'], 60, 1.3e9),
    measured(['ours in 10 versions', 500, 'edit'], 4.5),
  ];
  const { bounds } = summarize({ ...results, measurements }, 'ours');
  expect(
    bounds
      .filter(({ measure }) => measure.includes('10 versions'))
      .map(({ measure, value, met }) => [measure, value, met]),
  ).toEqual([
    ['500 pages in 10 versions cold, CPU per page / in one', 0.5, true],
    ['500 pages in 10 versions, cold, peak memory / in one', 1.3, false],
    ['500 pages in 10 versions, one edited, CPU / in one', 1.5, false],
    ['500 pages in 10 versions, edit, peak memory / in one', 1, true],
  ]);
});

test('builds are reported by their medians', () => {
  expect(report).toMatch(/^ours, 500 pages, cold +3 +12\.0 +24\.0 +1000 +500 +7 +2\.0$/m);
});

test('a site of 10,000 pages has its own bounds', () => {
  const names = ['10,000 pages, one edited', '10,000 pages cold, largest', '10,000 pages, output'];
  expect(names.map((name) => boundOf(name)?.met)).toEqual([false, true, true]);
  expect(boundOf('CPU per page cold, 10,000')).toMatchObject({ value: 0.5, met: true });
  expect(boundOf('10,000 pages, nothing changed')).toMatchObject({ needs: '10,000 pages' });
});

test('our site is compared with a peer by the same build', () => {
  expect(report).toMatch(/^ours \/ starlight, 500 pages, cold +0\.75 +0\.75 +1\.00 +1\.00$/m);
  expect(summary.ratios).toHaveLength(2);
});

test('the search is reported by its files, their size and its first query', () => {
  expect(report).toMatch(/^ours, 2000 pages +9 +8\.0 +54\.0 +2\.0$/m);
  expect(boundOf('what a first query')).toMatchObject({ value: 54, met: false });
});

test('each bound is listed with its value, and whether it is met', () => {
  expect(boundOf('500 pages, one edited')).toMatchObject({ value: 0.3, met: false });
  expect(boundOf('2,000 pages cold, peak memory, GB')).toMatchObject({ value: 1.1, met: true });
  expect(boundOf('2,000 pages cold, peak memory /')).toMatchObject({ value: 1.1, met: true });
  expect(boundOf('CPU per page')).toMatchObject({ value: 1, met: true });
  expect(boundOf('HTML of a docs page')).toMatchObject({ value: 1.05, met: true });
  expect(boundOf('HTML of a page, gzip')).toMatchObject({ value: 1.1, met: true });
  expect(boundOf('visit of a docs page')).toMatchObject({ value: 20.9, met: true });
  expect(report).toMatch(/^500 pages, one edited, wall \/ Starlight +0\.1 +0\.30 +NOT MET$/m);
});

test('a missing measurement says what it needs, and a failed one says why', () => {
  const empty = { measurements: [], failures: [], samplePages: [], searches: [] };
  expect(writeReport(empty, summarize(empty, 'ours'))).toContain(
    'not measured: takes 500 pages and --peers',
  );
  expect(report).toMatch(/^vitepress, 2000 pages, cold +failed$/m);
  expect(report).toContain('vitepress, 2000 pages, cold failed: out of memory');
});
