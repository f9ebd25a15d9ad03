import { readFileSync } from 'node:fs';

/** Why a process was ended. */
export type Excess = 'time' | 'memory';

/** A sample takes a hundredth of it; it is time of the processor, so that a busy machine changes nothing. */
export const mostProcessorMs = 5_000;
/** Where the system does not tell that, and, longer, for what only waits. */
const [mostMs, longestMs] = [60_000, 600_000];
const mostBytes = 1_500_000_000;

const everyMs = 200;
/** As Linux counts: a hundred ticks a second, pages of 4 kB. */
const [tickMs, pageBytes] = [10, 4096];

/**
 * Watches what a process uses from now on.
 * @returns ends watching
 */
export function watchUse(pid: number, onExcess: (excess: Excess) => void): () => void {
  const began = performance.now();
  const before = processorMsOf(pid) ?? 0;
  const timer = setInterval(() => {
    const used = processorMsOf(pid);
    const passed = performance.now() - began;
    const isLate = passed > (used === undefined ? mostMs : longestMs);
    if (isLate || (used !== undefined && used - before > mostProcessorMs)) onExcess('time');
    else if ((bytesOf(pid) ?? 0) > mostBytes) onExcess('memory');
  }, everyMs);
  return () => clearInterval(timer);
}

function processorMsOf(pid: number): number | undefined {
  const text = readOwn(pid, 'stat');
  // The name, in brackets, may hold spaces and brackets; the fields stand after the last one.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function bytesOf(pid: number): number | undefined {
  const text = readOwn(pid, 'statm');
  return text === undefined ? undefined : Number(text.split(' ')[1]) * pageBytes;
}

/** From `/proc`, where there is one. */
function readOwn(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
