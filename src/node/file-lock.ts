import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStatFields } from './read-proc.ts';

/** How long a process may take to write its mark into the file that it has created, in milliseconds. */
const writeMs = 5000;

/**
 * Waits until no other running process of this machine holds a lock, which is a file with the mark of the process.
 * @param file its folder is created if it is missing
 * @param onWait called once with the process that holds the lock
 * @returns a function that releases the lock
 */
export async function acquireLock(
  file: string,
  onWait: (pid: number) => void = () => {},
): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const { pid, started } = markOwnProcess();
  // Threads of a process wait for each other, too.
  const mark = `${pid} ${started} ${randomUUID()}`;
  for (let isTold = false; !create(file, mark); ) {
    const holder = readLock(file);
    if (holder === undefined) continue;
    if (isLeft(file, holder)) {
      await removeLeft(file, holder);
      continue;
    }
    if (!isTold && holder) onWait(Number.parseInt(holder, 10));
    isTold ||= holder !== '';
    await sleep(100);
  }
  return () => {
    if (readLock(file) === mark) rmSync(file, { force: true });
  };
}

/** @returns whether the file is new */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The mark in a lock, empty while it is being written; undefined if the lock was released. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process that created a lock has ended without releasing it. */
function isLeft(file: string, holder: string): boolean {
  const [pid = '', started = ''] = holder.split(' ');
  if (pid) return !isRunning({ pid: Number(pid), started });
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > writeMs;
}

/** One process at a time, because another one may have removed this lock already and taken a new one. */
async function removeLeft(file: string, holder: string): Promise<void> {
  const release = await acquireLock(`${file}.left`);
  if (readLock(file) === holder) rmSync(file, { force: true });
  release();
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Identifies a process; its id alone may belong to another one later. */
type ProcessMark = {
  pid: number;
  /** The start time from the system; empty if the system doesn't tell. */
  started: string;
};

/** The mark of this process. */
function markOwnProcess(): ProcessMark {
  return { pid: process.pid, started: readStatus(process.pid)?.started ?? '' };
}

/** Whether that same process still runs, not a later one with its id. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user can't be signalled, but it exists.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const status = readStatus(pid);
  // A zombie keeps its id but no longer runs.
  return !status || (status.state !== 'Z' && (started === '' || status.started === started));
}

/** Empty if the system doesn't tell. */
function readStatus(pid: number): { state: string; started: string } | undefined {
  const fields = readStatFields(pid);
  return fields && { state: fields[0] ?? '', started: fields[19] ?? '' };
}
