import { readStatFields } from './read-proc.ts';

/** Identifies a process; its id alone may belong to another one later. */
export type ProcessMark = {
  pid: number;
  /** The start time from the system; empty if the system doesn't tell. */
  started: string;
};

/** The mark of this process. */
export function markOwnProcess(): ProcessMark {
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
