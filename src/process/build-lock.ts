import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, markOwnProcess, type ProcessMark } from './process-life.ts';
import { answersAt, openProcessSocket } from './process-socket.ts';

/** A place in the queue: the lowest number has the lock. */
type Ticket = ProcessMark & { number: number; name: string };

/**
 * Waits until no other running process holds the lock of a folder. Each waiting process has a file in the folder:
 * its name identifies the process, which answers on it as a socket. So no process takes another's position, and
 * the file of a killed process is recognized and removed.
 * @param folder created if it is missing
 * @param onWait called once with the process that holds the lock
 * @returns a function that releases the lock
 */
export async function acquireBuildLock(
  folder: string,
  onWait: (pid: number) => void,
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const own = queueUp(folder);
  const listEarlier = () => listTickets(folder).filter((other) => comesBefore(other, own));
  for (let told = false; ; told = true) {
    let before = listEarlier().find(isRunning);
    if (!before) await removeLeft(folder);
    before ??= listEarlier()[0];
    if (!before) return own.end;
    if (!told) onWait(before.pid);
    await sleep(100);
  }
}

/** Takes a number higher than all others, again if another process came in between. */
function queueUp(folder: string): Ticket & { end: () => void } {
  for (;;) {
    const number = Math.max(0, ...listTickets(folder).map((ticket) => ticket.number)) + 1;
    const own = describeTicket(number, markOwnProcess());
    const closeSocket = openProcessSocket(path.join(folder, own.name));
    const end = () => {
      closeSocket();
      remove(folder, own.name);
    };
    if (!listTickets(folder).some((other) => comesBefore(own, other))) return { ...own, end };
    end();
  }
}

function comesBefore(a: Ticket, b: Ticket): boolean {
  return a.number < b.number || (a.number === b.number && a.name < b.name);
}

function describeTicket(number: number, { pid, started }: ProcessMark): Ticket {
  return { number, pid, started, name: `${number}-${pid}-${started}` };
}

function listTickets(folder: string): Ticket[] {
  return readdirSync(folder).flatMap((name) => readTicket(name) ?? []);
}

function readTicket(name: string): Ticket | undefined {
  const [, number, pid, started = ''] = /^(\d+)-(\d+)-(\d*)$/.exec(name) ?? [];
  return number === undefined
    ? undefined
    : describeTicket(Number(number), { pid: Number(pid), started });
}

/** Removes the files of processes that have ended, and everything that isn't a ticket. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const ticket = readTicket(name);
    if (ticket && (isRunning(ticket) || (await answersSoonAt(path.join(folder, name))))) continue;
    remove(folder, name);
  }
}

/** Tries twice, because the process may just be starting to answer. */
async function answersSoonAt(file: string): Promise<boolean> {
  return (await answersAt(file)) || (await sleep(50, false)) || answersAt(file);
}

function remove(folder: string, name: string): void {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
