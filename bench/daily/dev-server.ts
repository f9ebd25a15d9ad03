import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMemory, readStat } from '../measure/process-stat.ts';
import { watchTree } from '../measure/tree-watch.ts';
import { firstRoute } from './edits.ts';

export type DevServer = Awaited<ReturnType<typeof startDev>>;

/** After so long a start counts as failed, in milliseconds. */
const limitMs = 300_000;
/** Work that takes less of a second than this is none, in seconds. */
const idleSeconds = 0.1;

/**
 * Runs `npm run dev` in a folder until its first page has come, with its style sheets.
 * @returns how long that took, and the server; it ends with this process
 */
export async function startDev(folder: string) {
  const port = await findPort();
  const mark = `BENCH_DEV=${randomUUID()}`;
  const watch = watchTree(mark);
  const [name = '', value] = mark.split('=');
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), HOST: '', [name]: value };
  const child = spawn('npm', ['run', 'dev'], { cwd: folder, env, stdio: 'ignore' });
  const end = () => {
    for (const pid of watch.list()) endProcess(pid);
  };
  process.prependOnceListener('exit', end);
  const readSeconds = () =>
    new Map(watch.list().map((pid) => [pid, readStat(pid)?.ownSeconds ?? 0]));
  await waitForPage(origin, began, () => child.exitCode !== null);
  return {
    origin,
    startSeconds: (performance.now() - began) / 1000,
    /** The memory of all its processes, in bytes. */
    readMemory: () => sum(watch.list(), (pid) => readMemory(pid).now),
    /** Waits until it has nothing more to do: checks go on after the first page. */
    settle: async () => {
      for (let quiet = 0, before = readSeconds(); quiet < 2; ) {
        await sleep(1000);
        const now = readSeconds();
        // By process: the seconds of one that has ended would hide the work of the others.
        const worked = sum([...now.keys()], (pid) => (now.get(pid) ?? 0) - (before.get(pid) ?? 0));
        quiet = now.size === before.size && worked < idleSeconds ? quiet + 1 : 0;
        before = now;
      }
    },
    stop: async () => {
      watch.stop();
      end();
      process.off('exit', end);
      while (watch.list().length > 0) await sleep(50);
    },
  };
}

/** @throws where the server has ended, or no page comes in time */
async function waitForPage(origin: string, began: number, isOver: () => boolean): Promise<void> {
  while (!(await isComplete(origin))) {
    if (isOver()) throw new Error('npm run dev has ended');
    if (performance.now() - began > limitMs) throw new Error('npm run dev does not serve a page');
    await sleep(20);
  }
}

/** Asks for the page and all its style sheets. */
async function isComplete(origin: string): Promise<boolean> {
  const answer = await fetch(origin + firstRoute).catch(() => undefined);
  if (!answer?.ok) return false;
  const html = await answer.text();
  const sheets = html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g);
  const answers = Array.from(sheets, async ([, href = '']) => {
    const sheet = await fetch(new URL(href.replaceAll('&amp;', '&'), origin));
    await sheet.text();
    return sheet.ok;
  });
  return (await Promise.all(answers)).every((isThere) => isThere);
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const sum = (pids: readonly number[], of: (pid: number) => number) =>
  pids.reduce((total, pid) => total + of(pid), 0);
