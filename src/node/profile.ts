import { readdirSync } from 'node:fs';
import { readProc, readStatFields, ticksPerSecond } from './read-proc.ts';

/** Measures the stages of a command, and the processes that it starts. */
export type Profile = {
  /** Runs a stage. */
  stage: <T>(name: string, work: () => T | Promise<T>) => Promise<T>;
  /** The table: seconds of wall and of processor time by stage, and of processor time by process. */
  describe: () => string;
};

/** Measures nothing. */
export const withoutProfile: Profile = { stage: async (_name, work) => work(), describe: () => '' };

/** A process that ends between two looks lacks at most this time. */
const everyMs = 100;

/** What the command lines of processes contain, by name. */
const names: readonly [name: string, text: string][] = [
  ['bundler', 'cli.js build'],
  ['compiler', 'compile-ahead-process'],
  ['sandbox', '--permission'],
  ['TypeScript', 'typescript'],
];

type Spent = { wall: number; processor: number };

/** Starts to measure this process, and on Linux also those that it starts. */
export function startProfile(): Profile {
  const stages = new Map<string, Spent>();
  const children = new Map<number, { name: string; processor: number }>();
  const look = () => {
    for (const { pid, command, seconds } of listChildren(process.pid)) {
      const [match] = names.find(([, text]) => command.includes(text)) ?? [];
      // A process that has just ended has no command line.
      const name = match ?? children.get(pid)?.name ?? 'other';
      children.set(pid, { name, processor: seconds });
    }
  };
  setInterval(look, everyMs).unref();
  const ofChildren = () => {
    look();
    return Map.groupBy(children.values(), ({ name }) => name);
  };
  return {
    stage: async (name, work) => {
      const [began, before] = [performance.now(), process.cpuUsage()];
      try {
        return await work();
      } finally {
        const { user, system } = process.cpuUsage(before);
        stages.set(name, {
          wall: (performance.now() - began) / 1000,
          processor: (user + system) / 1e6,
        });
      }
    },
    describe: () => {
      const { user, system } = process.cpuUsage();
      const rows = Array.from(ofChildren(), ([name, all]) => {
        return [name, all.reduce((sum, { processor }) => sum + processor, 0)] as const;
      });
      return [
        'Seconds by stage (wall, processor of the main process):',
        ...Array.from(stages, ([name, { wall, processor }]) => row(name, wall, processor)),
        'Seconds of processor by process:',
        row('main', (user + system) / 1e6),
        ...rows.toSorted(([, a], [, b]) => b - a).map(([name, seconds]) => row(name, seconds)),
      ].join('\n');
    },
  };
}

const row = (name: string, ...seconds: number[]) =>
  `  ${name.padEnd(14)}${seconds.map((value) => value.toFixed(1).padStart(7)).join('')}`;

/** A running process: its command line, and the processor time that it has used. */
type RunningProcess = { pid: number; command: string; seconds: number };

/** Lists the processes that a process has started, and those that these have started; none without `/proc`. */
function listChildren(parent: number): RunningProcess[] {
  const all = listPids().flatMap((pid) => {
    const fields = readStatFields(pid);
    return fields ? [{ pid, fields }] : [];
  });
  const processes: RunningProcess[] = [];
  const add = (above: number): void => {
    for (const { pid, fields } of all) {
      if (Number(fields[1]) !== above) continue;
      const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
      processes.push({ pid, command: commandOf(pid), seconds });
      add(pid);
    }
  };
  add(parent);
  return processes;
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
