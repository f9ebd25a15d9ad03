import { readFileSync } from 'node:fs';

/** A process that may have ended since; its number may be another's by then. */
export type ProcessMark = {
  pid: number;
  /** When it started, in the system's own count; empty where the system does not tell. */
  started: string;
};

/** The mark of this process. */
export function markOwnProcess(): ProcessMark {
  return { pid: process.pid, started: readStatus(process.pid)?.started ?? '' };
}

/** Whether that very process still runs, and not a later one with its number. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const status = readStatus(pid);
  // A killed process that nobody has waited for keeps its number, and does nothing any more.
  return !status || (status.state !== 'Z' && (started === '' || status.started === started));
}

/** From `/proc`, where there is one. */
function readStatus(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces and brackets; the fields stand after the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
