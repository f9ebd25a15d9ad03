import { readFileSync } from 'node:fs';

/** Why a process was ended. */
export type Excess = 'time' | 'memory';

/** The limit of CPU time, a hundred times what a sample needs; a busy machine doesn't change it. */
export const maxCpuMs = 5_000;
/** The limit of time if the system doesn't report CPU time, and a longer one for processes that only wait. */
const [maxElapsedMs, maxIdleMs] = [60_000, 600_000];
const maxMemoryBytes = 1_500_000_000;

const everyMs = 200;
/** On Linux: a hundred ticks a second, pages of 4 kB. */
const [tickMs, pageBytes] = [10, 4096];

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
  const text = readOwn(pid, 'stat');
  // The name is in parentheses and may contain spaces and parentheses; the fields follow the last one.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function bytesOf(pid: number): number | undefined {
  const text = readOwn(pid, 'statm');
  return text === undefined ? undefined : Number(text.split(' ')[1]) * pageBytes;
}

/** Reads `/proc`, if there is one. */
function readOwn(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
