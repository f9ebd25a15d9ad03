import { readdirSync } from 'node:fs';
import { readProc, readStatFields, ticksPerSecond } from './read-proc.ts';

/** A running process: its command line, and the processor time that it has used. */
export type RunningProcess = { pid: number; command: string; seconds: number };

/** Lists the processes that a process has started, and those that these have started; none without `/proc`. */
export function listChildren(parent: number): RunningProcess[] {
  const all = listPids().flatMap((pid) => {
    const fields = readStatFields(pid);
    return fields ? [{ pid, fields }] : [];
  });
  const found: RunningProcess[] = [];
  const add = (above: number): void => {
    for (const { pid, fields } of all) {
      if (Number(fields[1]) !== above) continue;
      const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
      found.push({ pid, command: commandOf(pid), seconds });
      add(pid);
    }
  };
  add(parent);
  return found;
}

const commandOf = (pid: number) => (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ');

function listPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}
