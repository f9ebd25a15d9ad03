import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireBuildLock } from '../../../src/process/build-lock.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'lock');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const fail = (pid: number) => {
  throw new Error(`waits for ${pid}`);
};
const leaveTurn = (name: string) => writeFileSync(path.join(folder, name), '');

test('the first process gets the lock at once, and leaves no files behind', async () => {
  const end = await acquireBuildLock(folder, fail);
  expect(readdirSync(folder)).toHaveLength(1);
  end();
  expect(readdirSync(folder)).toEqual([]);
});

test('later processes wait in the order of arrival, and are told which process they wait for', async () => {
  const end = await acquireBuildLock(folder, fail);
  const order: string[] = [];
  const waiters = ['second', 'third'].map(async (name) => {
    const done = await acquireBuildLock(folder, (pid) => order.push(`${name} waits for ${pid}`));
    order.push(name);
    done();
  });
  order.push('first ends');
  end();
  await Promise.all(waiters);
  const waits = [`second waits for ${process.pid}`, `third waits for ${process.pid}`];
  expect(order).toEqual([...waits, 'first ends', 'second', 'third']);
});

test.each([
  ['of a dead process', '1-4194400-77'],
  ['of a process whose pid was reused', `1-${process.pid}-1`],
  ['that is not a ticket', 'notes.txt'],
])('a file %s is removed and not waited for', async (_case, name) => {
  (await acquireBuildLock(folder, fail))();
  leaveTurn(name);
  const end = await acquireBuildLock(folder, fail);
  expect(readdirSync(folder)).not.toContain(name);
  end();
});

test('a process with an unknown pid is waited for as long as its socket answers', async () => {
  mkdirSync(folder);
  const other = createServer().listen(path.join(folder, '1-4194400-77'));
  let waited = 0;
  const taken = acquireBuildLock(folder, (pid) => {
    waited = pid;
  });
  await vi.waitFor(() => expect(waited).toBe(4194400), 10_000);
  expect(readdirSync(folder)).toContain('1-4194400-77');
  other.close();
  (await taken)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a path that is too long for a socket can be locked, too', async () => {
  const deep = path.join(path.dirname(folder), 'd'.repeat(60), 'e'.repeat(60));
  const end = await acquireBuildLock(deep, fail);
  expect(readdirSync(deep)).toHaveLength(1);
  end();
  expect(readdirSync(deep)).toEqual([]);
});

test('many processes at once never share the lock, even if some are killed', async () => {
  const log = path.join(path.dirname(folder), 'log');
  const module = path.resolve('src/process/build-lock.ts');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { acquireBuildLock } from ${JSON.stringify(module)};
    const end = await acquireBuildLock(${JSON.stringify(folder)}, () => {});
    const note = (text) => appendFileSync(${JSON.stringify(log)}, text + ' ' + process.pid + '\\n');
    note('in');
    await sleep(30);
    if (process.argv[1] === 'killed') process.kill(process.pid, 'SIGKILL');
    note('out');
    end();`;
  const kinds = ['ends', 'killed', 'ends', 'ends', 'killed', 'ends'];
  await Promise.all(
    kinds.map((kind) => {
      const args = ['--input-type=module-typescript', '-e', script, kind];
      const child = spawn(process.execPath, args, { stdio: 'inherit' });
      return new Promise((resolve) => child.on('close', resolve));
    }),
  );
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('in'))).toHaveLength(kinds.length);
  for (const [number, line] of lines.entries()) {
    const [word, pid] = line.split(' ');
    if (word === 'out') expect(lines[number - 1]).toBe(`in ${pid}`);
  }
  expect((await acquireBuildLock(folder, fail))()).toBeUndefined();
});
