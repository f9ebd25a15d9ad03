import { z } from 'zod';
import type { AffectedTest } from './find-affected.ts';

/** The part of Vitest's JSON report that says how long files took. */
const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** For a file that no report tells of. */
const guessMs = { unit: 1_500, built: 10_000, buildsSites: 60_000 };

/**
 * Reads how long each test file took in the previous run.
 * @param text Vitest's JSON report
 * @returns milliseconds by the names of files in the report
 */
export function readDurations(text: string): Map<string, number> {
  const { testResults } = report.parse(JSON.parse(text));
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}

/**
 * Chooses the tests that can be run in a time, the nearest first.
 * @param affected the nearest first
 * @param durationOf milliseconds, where they are known
 * @param availableMs the time
 * @param cores how many files run at once; each runs on one
 */
export function fitTests(
  affected: readonly AffectedTest[],
  durationOf: (file: string) => number | undefined,
  availableMs: number,
  cores: number,
): { chosen: string[]; left: string[] } {
  const chosen: string[] = [];
  const left: string[] = [];
  let used = 0;
  for (const test of affected) {
    const duration = durationOf(test.file) ?? guessDuration(test);
    const fits = duration <= availableMs && used + duration <= availableMs * cores;
    if (fits) used += duration;
    (fits ? chosen : left).push(test.file);
  }
  return { chosen, left };
}

function guessDuration({ file, buildsSites }: AffectedTest): number {
  if (buildsSites) return guessMs.buildsSites;
  return file.startsWith('test/unit/') ? guessMs.unit : guessMs.built;
}
