import type { BuildKey, BuildUse, Measurement } from './results.ts';

export type Median = BuildKey & BuildUse & { runs: number };

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((value, other) => value - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** One row for each build of each site, in the order in which they were first measured. */
export function takeMedians(measurements: readonly Measurement[]): Median[] {
  const groups = Map.groupBy(measurements, ({ site, pages, build }) => `${site} ${pages} ${build}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { site, pages, build } = first;
    const of = (field: keyof BuildUse) => median(group.map((measured) => measured[field]));
    return [
      {
        ...{ site, pages, build, runs: group.length },
        wallSeconds: of('wallSeconds'),
        cpuSeconds: of('cpuSeconds'),
        peakMemoryBytes: of('peakMemoryBytes'),
        largestProcessBytes: of('largestProcessBytes'),
        files: of('files'),
        outputBytes: of('outputBytes'),
      },
    ];
  });
}
