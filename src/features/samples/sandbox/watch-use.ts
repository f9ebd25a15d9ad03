import { readProc, readStatFields, ticksPerSecond } from '../../../node/read-proc.ts';

/** Why a process was ended. */
export type Excess = 'time' | 'memory';

/** The limit of CPU time, a hundred times what a sample needs; a busy machine doesn't change it. */
export const maxCpuMs = 5_000;
/** The limit of time if the system doesn't report CPU time, and a longer one for processes that only wait. */
const [maxElapsedMs, maxIdleMs] = [60_000, 600_000];
const maxMemoryBytes = 1_500_000_000;

const everyMs = 200;
/** On Linux: pages of 4 kB. */
const pageBytes = 4096;

/**
 * Observes the resources of a process from now on.
 * @returns a function that ends that
 */
export function watchUse(pid: number, onExcess: (excess: Excess) => void): () => void {
  const began = performance.now();
  const before = processorMsOf(pid) ?? 0;
  const timer = setInterval(() => {
    const used = processorMsOf(pid);
    const passed = performance.now() - began;
    const isLate = passed > (used === undefined ? maxElapsedMs : maxIdleMs);
    if (isLate || (used !== undefined && used - before > maxCpuMs)) onExcess('time');
    else if ((bytesOf(pid) ?? 0) > maxMemoryBytes) onExcess('memory');
  }, everyMs);
  return () => clearInterval(timer);
}

function processorMsOf(pid: number): number | undefined {
  const fields = readStatFields(pid);
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function bytesOf(pid: number): number | undefined {
  const text = readProc(pid, 'statm');
  return text === undefined ? undefined : Number(text.split(' ')[1]) * pageBytes;
}
