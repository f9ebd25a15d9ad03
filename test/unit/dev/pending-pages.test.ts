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
  vi.advanceTimersByTime(10_000);
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
