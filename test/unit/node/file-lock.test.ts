import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { acquireLock } from '../../../src/node/file-lock.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at } = temporaryFolder();
let file: string;
beforeEach(() => {
  file = at('lock');
});

const fail = (pid: number) => {
  throw new Error(`waits for ${pid}`);
};

test('the first process gets the lock at once, and leaves no files behind', async () => {
  const end = await acquireLock(file, fail);
  expect(existsSync(file)).toBe(true);
  end();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('later processes wait, and are told which process they wait for', async () => {
  const end = await acquireLock(file, fail);
  const order: string[] = [];
  const waiters = ['second', 'third'].map(async (name) => {
    const done = await acquireLock(file, (pid) => order.push(`waits for ${pid}`));
    order.push(`${name} begins`);
    await sleep(1);
    order.push(`${name} ends`);
    done();
  });
  order.push('first ends');
  end();
  await Promise.all(waiters);
  const wait = `waits for ${process.pid}`;
  expect(order.slice(0, 3)).toEqual([wait, wait, 'first ends']);
  const later = order.slice(3);
  expect(later.map((text) => text.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(later[0]?.split(' ')[0]).toBe(later[1]?.split(' ')[0]);
});

test.each([
  ['of a process that has ended', '4194400 77 x'],
  ['of a process whose id another one has now', `${process.pid} 1 x`],
  ['with another text', 'notes'],
])('a lock %s is taken over', async (_case, text) => {
  writeFileSync(file, text);
  const end = await acquireLock(file, fail);
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  end();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('a lock without a mark is being taken, until that takes too long', async () => {
  writeFileSync(file, '');
  utimesSync(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  (await acquireLock(file, fail))();
  writeFileSync(file, '');
  const isTaken = acquireLock(file, fail).then((end) => end());
  expect(await Promise.race([isTaken, sleep(300, 'waits')])).toBe('waits');
  rmSync(file);
  await isTaken;
});

test('a folder in the way is an error', async () => {
  mkdirSync(file);
  await expect(acquireLock(file, fail)).rejects.toThrow('EISDIR');
});

test('many processes at once never share the lock, even if some are killed', async () => {
  const log = path.join(path.dirname(file), 'log');
  const module = path.resolve('src/node/file-lock.ts');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { acquireLock } from ${JSON.stringify(module)};
    const end = await acquireLock(${JSON.stringify(file)}, () => {});
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
  expect((await acquireLock(file, fail))()).toBeUndefined();
});
