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

test('entries of the visitor are not counted if Back restores the page as it was left', () => {
  vi.advanceTimersByTime(5000);
  const entries = watchHistory();
  dispatchEvent(new Event('pagehide'));
  counted += 1;
  // Timers may run before the event that says that the page is back.
  expect(entries.countAdded()).toBe(0);
  dispatchEvent(new Event('pageshow'));
  expect(entries.countAdded()).toBe(0);
  counted += 1;
  expect(entries.countAdded()).toBe(1);
  entries.stop();
});

test('a frame that is over no longer follows the history', () => {
  vi.advanceTimersByTime(5000);
  const entries = watchHistory();
  entries.stop();
  counted += 1;
  dispatchEvent(new Event('pageshow'));
  expect(entries.countAdded()).toBe(1);
});

test('an entry that code adds while the page loads is counted', () => {
  vi.advanceTimersByTime(5000);
  const entries = watchHistory();
  counted += 1;
  dispatchEvent(new Event('pageshow'));
  expect(entries.countAdded()).toBe(1);
  entries.stop();
});
