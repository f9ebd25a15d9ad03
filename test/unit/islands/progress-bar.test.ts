// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeProgress, startProgress } from '../../../src/islands/progress-bar.ts';

afterEach(() => {
  removeProgress();
  vi.useRealTimers();
});

test('S9.4 a progress bar that creeps for minutes does not complete by itself', () => {
  vi.useFakeTimers();
  startProgress();
  vi.advanceTimersByTime(200 + 800 * 400);
  const bar = document.querySelector<HTMLElement>('#nprogress');
  expect(Number.parseFloat(bar?.style.transform.slice('translateX('.length) ?? '')).toBeCloseTo(
    -0.6,
  );
});
