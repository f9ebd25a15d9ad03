import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerAt, isAnswered } from './answer-calls.ts';
import { isRunning, markOwnProcess, type ProcessMark } from './process-life.ts';

/** A place in the queue: the lowest number is served. */
type Turn = ProcessMark & { number: number; name: string };

/**
 * Waits until no other process that runs has a turn in a folder, so that one works at a time. Each
 * keeps a file there at which it answers, and whose name tells who it is: nobody ever takes
 * another's place, and a file that a killed process left is known as such and removed.
 * @param folder it is made when it is needed
 * @param onWait called once with the process that is waited for
 * @returns ends the turn
 */
export async function takeTurn(folder: string, onWait: (pid: number) => void): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const own = queueUp(folder);
  const listEarlier = () => listTurns(folder).filter((other) => comesBefore(other, own));
  for (let told = false; ; told = true) {
    let before = listEarlier().find(isRunning);
    if (!before) await removeLeft(folder);
    before ??= listEarlier()[0];
    if (!before) return own.end;
    if (!told) onWait(before.pid);
    await sleep(100);
  }
}

/** Takes a number that is higher than all: one that came in between may be served already. */
function queueUp(folder: string): Turn & { end: () => void } {
  for (;;) {
    const number = Math.max(0, ...listTurns(folder).map((turn) => turn.number)) + 1;
    const own = describeTurn(number, markOwnProcess());
    const fallSilent = answerAt(path.join(folder, own.name));
    const end = () => {
      fallSilent();
      remove(folder, own.name);
    };
    if (!listTurns(folder).some((other) => comesBefore(own, other))) return { ...own, end };
    end();
  }
}

function comesBefore(a: Turn, b: Turn): boolean {
  return a.number < b.number || (a.number === b.number && a.name < b.name);
}

function describeTurn(number: number, { pid, started }: ProcessMark): Turn {
  return { number, pid, started, name: `${number}-${pid}-${started}` };
}

function listTurns(folder: string): Turn[] {
  return readdirSync(folder).flatMap((name) => readTurn(name) ?? []);
}

function readTurn(name: string): Turn | undefined {
  const [, number, pid, started = ''] = /^(\d+)-(\d+)-(\d*)$/.exec(name) ?? [];
  return number === undefined
    ? undefined
    : describeTurn(Number(number), { pid: Number(pid), started });
}

/** Removes what is no turn, and the turns of processes that do not run any more. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const turn = readTurn(name);
    if (turn && (isRunning(turn) || (await isAnsweredSoon(path.join(folder, name))))) continue;
    remove(folder, name);
  }
}

/** Asked twice: it may just be about to answer. */
async function isAnsweredSoon(file: string): Promise<boolean> {
  return (await isAnswered(file)) || (await sleep(50, false)) || isAnswered(file);
}

function remove(folder: string, name: string): void {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
