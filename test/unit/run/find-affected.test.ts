import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findAffected } from '../../run/find-affected.ts';
import { fitTests, readDurations } from '../../run/fit-tests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const files = {
  'src/near.ts': "import { far } from './far.ts';",
  'src/far.ts': 'export const far = 1;',
  'src/started.ts': '',
  'test/helper.ts': "export const site = 'fixtures/other';",
  'test/unit/near.test.ts': "import '../../src/near.ts';",
  'test/unit/far.test.ts': "import '../../src/far.ts';",
  'test/unit/starts.test.ts': "new Worker(new URL('../../src/started.ts', import.meta.url));",
  'test/unit/gone.test.ts': "import '../../src/gone.ts';",
  'test/unit/fixture.test.ts': "import '../helper.ts';",
  'test/browser/search.test.ts': '',
};

const { at, write } = temporaryFolder();

function findIn(changed: string[]): string[] {
  for (const [name, text] of Object.entries(files)) write(name, text);
  const tests = Object.keys(files).filter((name) => name.endsWith('.test.ts'));
  return findAffected(at(), changed, tests).map(({ file }) => path.basename(file));
}

test('tests that import a changed file are affected, the nearest first', () => {
  expect(findIn(['src/far.ts'])).toEqual(['far.test.ts', 'near.test.ts']);
});

test('a test that starts a changed file by its URL is affected', () => {
  expect(findIn(['src/started.ts'])).toEqual(['starts.test.ts']);
});

test('a test that still imports a removed file is affected', () => {
  expect(findIn(['src/near.ts', 'src/gone.ts'])).toEqual(['gone.test.ts', 'near.test.ts']);
});

test('tests whose helpers name a changed fixture are affected', () => {
  expect(findIn(['test/fixtures/other/content/a.mdx'])).toEqual(['fixture.test.ts']);
});

test('a changed test is affected, and a file that no test reaches affects none', () => {
  expect(findIn(['test/unit/near.test.ts', 'docs/a.md'])).toEqual(['near.test.ts']);
});

test.each([
  ['src/features/search/islands/search-modal.tsx', 'test/browser/search-modal.test.ts'],
  ['src/features/playground/editor/open.ts', 'test/browser/playground-editing.test.ts'],
  ['content/docs/learn/index.mdx', 'test/build/links.test.ts'],
  ['content/docs/learn/index.mdx', 'test/unit/references.test.ts'],
  ['src/dev/vite-content.ts', 'test/browser/dev.test.ts'],
  ['src/outputs/list-outputs.ts', 'test/build/outputs.test.ts'],
])('%s affects %s', (changed, expected) => {
  const tests = globSync('test/{unit,build,browser}/**/*.test.ts', { cwd: project });
  expect(findAffected(project, [changed], tests).map(({ file }) => file)).toContain(expected);
});

test('tests are chosen by their previous durations to fit the time limit', () => {
  const times = { a: 4000, b: 9000, long: 11_000 };
  const report = JSON.stringify({
    testResults: Object.entries(times).map(([name, endTime]) => ({ name, startTime: 0, endTime })),
  });
  const durations = readDurations(report);
  const affected = ['a', 'long', 'b', 'test/unit/c', 'test/browser/d'].map((file) => {
    return { file, distance: 1, buildsSites: false };
  });
  const fitted = fitTests(affected, (file) => durations.get(file), 10_000, 2);
  expect(fitted.chosen).toEqual(['a', 'b', 'test/unit/c']);
  expect(fitted.left).toEqual(['long', 'test/browser/d']);
});

test('tests that build sites are left to the full run if their duration is unknown', () => {
  const tests = globSync('test/{unit,build,browser}/**/*.test.ts', { cwd: project });
  const affected = findAffected(project, ['src/publish/bundle/build-bundle.ts'], tests);
  const { chosen, left } = fitTests(affected, () => undefined, 35_000, 2);
  expect(left).toContain('test/build/bundle-inputs.test.ts');
  expect(chosen).toContain('test/build/waku-contract.test.ts');
});
