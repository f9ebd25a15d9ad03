import {
  hasEnvironment,
  listProcessIds,
  type ProcessStat,
  readMemory,
  readStat,
} from './process-stat.ts';

export type TreeUse = {
  cpuSeconds: number;
  /** The memory of all processes together, at its highest, as it was sampled. */
  peakMemoryBytes: number;
  /** The highest that one process ever had. */
  largestProcessBytes: number;
};

export type TreeWatch = {
  /** The processes that run now. */
  list: () => number[];
  /** Ends the watch; to be called when the command has been waited for. */
  stop: () => TreeUse;
};

const everyMilliseconds = 50;

/**
 * Watches all processes of one command, those too that outlive what started them.
 * @param mark the `NAME=value` in the command's environment that no other process has
 */
export function watchTree(mark: string): TreeWatch {
  const reapedBefore = readReaped();
  const seen = new Map<number, ProcessStat>();
  const belongs = new Map<number, boolean>();
  let peakMemoryBytes = 0;
  let largestProcessBytes = 0;
  const list = () =>
    listProcessIds().filter((pid) => {
      const belongsHere = belongs.get(pid) ?? hasEnvironment(pid, mark);
      if (belongsHere !== undefined) belongs.set(pid, belongsHere);
      return belongsHere;
    });
  const sample = () => {
    let together = 0;
    for (const pid of list()) {
      const stat = readStat(pid);
      const { now, most } = readMemory(pid);
      if (stat) seen.set(pid, stat);
      together += now;
      largestProcessBytes = Math.max(largestProcessBytes, most);
    }
    peakMemoryBytes = Math.max(peakMemoryBytes, together);
  };
  const timer = setInterval(sample, everyMilliseconds);
  return {
    list,
    stop: () => {
      clearInterval(timer);
      const cpuSeconds = sumSeconds([...seen.values()], readReaped() - reapedBefore, process.pid);
      return { cpuSeconds, peakMemoryBytes, largestProcessBytes };
    },
  };
}

/**
 * The time of a whole tree. What was waited for is exact, and has all but orphans; those count as
 * they were last seen.
 * @param seen every process of the tree, as it was last seen
 * @param reaped seconds of those that this process waited for, and they in turn
 * @param watcher this process
 */
export function sumSeconds(seen: readonly ProcessStat[], reaped: number, watcher: number): number {
  const watched = new Set([watcher, ...seen.map(({ pid }) => pid)]);
  const sum = (stats: readonly ProcessStat[]) =>
    stats.reduce((total, { ownSeconds }) => total + ownSeconds, 0);
  const orphans = seen.filter(({ parent }) => !watched.has(parent));
  return Math.max(reaped + sum(orphans), sum(seen));
}

/** Seconds of all children of this process that have ended. */
function readReaped(): number {
  const self = readStat('self');
  if (!self) throw new Error('The benchmark reads /proc, which only Linux has.');
  return self.reapedSeconds;
}
