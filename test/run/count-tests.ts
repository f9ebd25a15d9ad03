import { z } from 'zod';

/** The part of Vitest's JSON report that is counted. */
const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export type TestCounts = { passed: number; failed: number };

/**
 * Counts the tests of Vitest's JSON report. A file that failed without a failed test of its own
 * (it could not be loaded, or what runs before its tests failed) counts as one.
 * @param text the report's text
 * @throws where the text is no such report
 */
export function countTests(text: string): TestCounts {
  const counts = { passed: 0, failed: 0 };
  for (const file of report.parse(JSON.parse(text)).testResults) {
    const results = file.assertionResults.map((result) => result.status);
    const failed = results.filter((status) => status === 'failed').length;
    counts.passed += results.filter((status) => status === 'passed').length;
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  return counts;
}
