import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, markOwnProcess, type ProcessMark } from './process-life.ts';

/** A place in the queue: the lowest number is served. */
type Turn = ProcessMark & { number: number; name: string };

/**
 * Waits until no other process that runs has a turn in a folder, so that one works at a time. Each
 * keeps a file there whose name tells who it is: nobody ever takes another's place, and a file that
 * a killed process left is known as such and removed.
 * @param folder it is made when it is needed
 * @param onWait called once with the process that is waited for
 * @returns ends the turn
 */
export async function takeTurn(folder: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const own = queueUp(folder);
  for (let told = false; ; told = true) {
    const before = listTurns(folder).find((other) => comesBefore(other, own));
    if (!before) return () => leave(folder, own);
    if (!told) onWait(before.pid);
    await sleep(100);
  }
}

/** Takes a number that is higher than all: one that came in between may be served already. */
function queueUp(folder: string): Turn {
  for (;;) {
    const number = Math.max(0, ...listTurns(folder).map((turn) => turn.number)) + 1;
    const own = describeTurn(number, markOwnProcess());
    writeFileSync(path.join(folder, own.name), '');
    if (!listTurns(folder).some((other) => comesBefore(own, other))) return own;
    leave(folder, own);
  }
}

function comesBefore(a: Turn, b: Turn): boolean {
  return a.number < b.number || (a.number === b.number && a.name < b.name);
}

function describeTurn(number: number, { pid, started }: ProcessMark): Turn {
  return { number, pid, started, name: `${number}-${pid}-${started}` };
}

/** The turns of processes that run; the others' are removed. */
function listTurns(folder: string): Turn[] {
  return readdirSync(folder).flatMap((name) => {
    const [, number, pid, started = ''] = /^(\d+)-(\d+)-(\d*)$/.exec(name) ?? [];
    const turn = { ...describeTurn(Number(number), { pid: Number(pid), started }), name };
    if (number !== undefined && isRunning(turn)) return [turn];
    leave(folder, turn);
    return [];
  });
}

function leave(folder: string, { name }: Turn): void {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
