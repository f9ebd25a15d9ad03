import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoad } from '../../../../src/features/playground/sandbox/watch-load.ts';

/** The clock, which runs on while the page is blocked; timers fire after that. */
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass while timers fire on time. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    now += 10;
    vi.advanceTimersByTime(10);
  }
}

/** Lets time pass while the page is blocked. */
function block(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

type Load = ReturnType<typeof watchLoad>;

/** Asks once in half a second, answered after 300 ms. @returns whether the frame is too busy */
function beat(load: Load, wait: (milliseconds: number) => void): boolean {
  load.ask(0);
  wait(300);
  const isBusy = load.answer(0);
  pass(200);
  return isBusy;
}

const beats = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

test('a frame that answers late while the page is idle is too busy after 20 seconds', () => {
  const load = watchLoad();
  expect(beats(39, () => beat(load, pass))).not.toContain(true);
  expect(beats(3, () => beat(load, pass))).toContain(true);
});

test('late answers do not count while the page itself is blocked', () => {
  const load = watchLoad();
  expect(beats(90, () => beat(load, block))).not.toContain(true);
});

test('a frame is not too busy while its project is being edited', () => {
  const load = watchLoad();
  const edit = () => {
    load.begin();
    return beats(20, () => beat(load, pass));
  };
  expect(beats(5, edit).flat()).not.toContain(true);
});

test('what a frame did before an edit does not count after it', () => {
  const load = watchLoad();
  load.ask(0);
  block(15_000);
  load.begin();
  load.answer(15_000);
  const idle = () => {
    load.ask(0);
    const isBusy = load.answer(0);
    pass(500);
    return isBusy;
  };
  expect(beats(45, idle)).not.toContain(true);
});

test('a frame that reports working half of the time is too busy, even on a blocked page', () => {
  const load = watchLoad();
  const work = () => {
    load.ask(400);
    block(250);
    const isBusy = load.answer(250);
    block(250);
    return isBusy;
  };
  expect(beats(45, work)).toContain(true);
});
