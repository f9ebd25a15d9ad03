// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHistory } from '../../../../src/features/playground/sandbox/undo-history.ts';

/** The history length that the browser reports, which may lag behind. */
let counted = 2;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  Object.defineProperty(history, 'length', { configurable: true, get: () => counted });
});

afterEach(() => vi.useRealTimers());

let pages = 0;

function goToNext(): void {
  pages += 1;
  history.pushState(null, '', `#${pages}`);
}

test('an entry that code adds is counted', () => {
  const entries = watchHistory();
  counted += 1;
  expect(entries.countAdded()).toBe(1);
  entries.stop();
});

test('an entry of the page that the browser counts late is not counted for the code', () => {
  goToNext();
  watchHistory().stop();
  goToNext();
  const entries = watchHistory();
  counted += 1;
  expect(entries.countAdded()).toBe(0);
  counted += 1;
  expect(entries.countAdded()).toBe(0);
  counted += 1;
  expect(entries.countAdded()).toBe(1);
  entries.stop();
});

test('an entry that code adds long after one of the page is counted', () => {
  goToNext();
  const entries = watchHistory();
  vi.advanceTimersByTime(5000);
  counted += 1;
  expect(entries.countAdded()).toBe(1);
  entries.stop();
});
