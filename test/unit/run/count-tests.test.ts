import { expect, test } from 'vitest';
import { countTests } from '../../run/count-tests.ts';

/** A report as Vitest writes it, from the state of each file and of its tests. */
function writeReport(files: [status: string, tests: string[]][]): string {
  const testResults = files.map(([status, tests]) => ({
    status,
    name: 'some.test.ts',
    assertionResults: tests.map((test) => ({ status: test, title: 'some test' })),
  }));
  return JSON.stringify({ numTotalTests: 99, testResults });
}

test('passed and failed tests of all files are counted, skipped ones are not', () => {
  const report = writeReport([
    ['passed', ['passed', 'passed', 'skipped']],
    ['failed', ['failed', 'passed', 'failed']],
  ]);
  expect(countTests(report)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded counts as one failed test', () => {
  const report = writeReport([
    ['failed', []],
    ['passed', ['passed']],
  ]);
  expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
});

test('a file whose setup failed counts as one failed test', () => {
  expect(countTests(writeReport([['failed', ['skipped', 'skipped']]]))).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a text that is not a report is rejected', () => {
  expect(() => countTests('{"success":true}')).toThrow('testResults');
});
