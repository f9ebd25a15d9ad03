import { readFileSync } from 'node:fs';

/** The kernel counts processor time in these parts of a second, whatever its own clock does. */
export const ticksPerSecond = 100;

/** The text of a file in `/proc/<pid>/`; undefined if the process has ended, or if there is no `/proc`. */
export function readProc(pid: number | 'self', name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The fields of `/proc/<pid>/stat` from the third on (proc_pid_stat(5)): state, parent, … The second, the name, is in
 * parentheses and may contain spaces and parentheses.
 */
export function splitStat(text: string): string[] {
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The same for a running process. */
export function readStatFields(pid: number): string[] | undefined {
  const text = readProc(pid, 'stat');
  return text === undefined ? undefined : splitStat(text);
}
