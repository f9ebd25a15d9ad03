import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createPendingPages } from '../../../src/dev/pending-pages.ts';

afterEach(() => void vi.useRealTimers());

/** Whether other work can run. */
const isIdle = (requests: ReturnType<typeof createPendingPages>) =>
  requests.whenIdle() === undefined;

test('other work waits until the last of several pages is answered', async () => {
  const requests = createPendingPages();
  expect(isIdle(requests)).toBe(true);
  const responses = [new EventEmitter(), new EventEmitter()];
  for (const response of responses) requests.track(response);
  const idle = requests.whenIdle();
  responses[0]?.emit('close');
  expect(isIdle(requests)).toBe(false);
  responses[1]?.emit('close');
  await idle;
  expect(isIdle(requests)).toBe(true);
});

test('other work stops waiting for a page that is never answered', async () => {
  vi.useFakeTimers();
  const requests = createPendingPages();
  requests.track(new EventEmitter());
  const idle = requests.whenIdle();
  vi.advanceTimersByTime(30_000);
  await idle;
  expect(isIdle(requests)).toBe(true);
});

test('other work no longer waits for pages after a stop', async () => {
  const requests = createPendingPages();
  requests.track(new EventEmitter());
  const idle = requests.whenIdle();
  requests.stop();
  await idle;
  requests.track(new EventEmitter());
  expect(isIdle(requests)).toBe(true);
});

test('work that waits for the first page starts without one after a while', async () => {
  const requests = createPendingPages();
  await requests.whenFirstIdle(10);
  expect(isIdle(requests)).toBe(true);
});

test('work that waits for the first page starts when that is answered, or at once after it', async () => {
  const requests = createPendingPages();
  const order: string[] = [];
  const first = requests.whenFirstIdle(60_000).then(() => order.push('worked'));
  const response = new EventEmitter();
  requests.track(response);
  await Promise.resolve();
  order.push('answered');
  response.emit('close');
  await first;
  expect(order).toEqual(['answered', 'worked']);
  await requests.whenFirstIdle(60_000);
});
