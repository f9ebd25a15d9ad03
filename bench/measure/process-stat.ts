import { readdirSync } from 'node:fs';
import { readProc, splitStat, ticksPerSecond } from '../../src/node/read-proc.ts';

/** A process as `/proc/<pid>/stat` shows it. */
export type ProcessStat = {
  pid: number;
  parent: number;
  /** Seconds that the process itself ran, in user and kernel. */
  ownSeconds: number;
  /** The same of its children that have ended and were waited for, and of theirs. */
  reapedSeconds: number;
};

/** @param text of `/proc/<pid>/stat`; the name of the program may hold spaces and brackets */
export function parseStat(text: string): ProcessStat {
  const fields = splitStat(text).map(Number);
  const field = (number: number) => fields[number - 3] ?? Number.NaN;
  return {
    pid: Number.parseInt(text, 10),
    parent: field(4),
    ownSeconds: (field(14) + field(15)) / ticksPerSecond,
    reapedSeconds: (field(16) + field(17)) / ticksPerSecond,
  };
}

/** What `/proc/<pid>/status` says of memory in use, now and at most, in bytes. */
export function parseMemory(text: string): { now: number; most: number } {
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}

/** The stat of a process; undefined where it has ended. */
export function readStat(pid: number | 'self'): ProcessStat | undefined {
  const text = readProc(pid, 'stat');
  return text === undefined ? undefined : parseStat(text);
}

export function readMemory(pid: number): { now: number; most: number } {
  return parseMemory(readProc(pid, 'status') ?? '');
}

/**
 * Whether a process was started with this `NAME=value`, by itself or by what started it; undefined while that is not
 * known, as when a process begins to run another program.
 */
export function hasEnvironment(pid: number, entry: string): boolean | undefined {
  const environment = readProc(pid, 'environ');
  return environment ? environment.split('\0').includes(entry) : undefined;
}

export function listProcessIds(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
}
