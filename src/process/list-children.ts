import { readdirSync, readFileSync } from 'node:fs';

/** A running process: its command line, and the processor time that it has used. */
export type RunningProcess = { pid: number; command: string; seconds: number };

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Lists the processes that a process has started, and those that these have started; none without `/proc`. */
export function listChildren(parent: number): RunningProcess[] {
  const all = listPids().flatMap((pid) => {
    const fields = readFields(pid);
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

const commandOf = (pid: number) => (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');

function listPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** The fields of a process after its name, which may contain spaces and parentheses. */
function readFields(pid: number): string[] | undefined {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
