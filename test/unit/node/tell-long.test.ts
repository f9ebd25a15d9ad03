import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLong } from '../../../src/node/tell-long.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const workFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'made'));

test('work that takes longer than a second is announced, and its end is reported', async () => {
  const result = tellLong('Working.', workFor(2500), (seconds) => `Took ${seconds} s.`);
  await vi.advanceTimersByTimeAsync(1000);
  expect(printed).toEqual(['Working.']);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await result).toBe('made');
  expect(printed).toEqual(['Working.', 'Took 2.5 s.']);
});

test('nothing is printed for short work, or after work that fails', async () => {
  const done = tellLong('Working.', workFor(900), () => 'Done.');
  const failed = tellLong('Working.', Promise.reject(new Error('no')), () => 'Done.');
  await expect(failed).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).toBe('made');
  expect(printed).toEqual([]);
});
