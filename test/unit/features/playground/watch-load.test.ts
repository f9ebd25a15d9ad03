import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoad } from '../../../../src/features/playground/sandbox/watch-load.ts';

/** The clock, which goes on while the page can do nothing; its timers come after that. */
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Time passes in which the page does what it has to do when it is to. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    now += 10;
    vi.advanceTimersByTime(10);
  }
}

/** Time passes in which the page can do nothing. */
function block(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

type Load = ReturnType<typeof watchLoad>;

/** Asks once, and has the answer 300 ms later, twice a second. @returns whether the frame is too busy */
function beat(load: Load, wait: (milliseconds: number) => void): boolean {
  load.ask(0);
  wait(300);
  const isBusy = load.answer(0);
  pass(200);
  return isBusy;
}

const beats = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

test('a frame whose answers come late while the page is at leisure is too busy after 20 seconds', () => {
  const load = watchLoad();
  expect(beats(39, () => beat(load, pass))).not.toContain(true);
  expect(beats(3, () => beat(load, pass))).toContain(true);
});

test('answers that come late where the page itself was kept from work say nothing of the frame', () => {
  const load = watchLoad();
  expect(beats(90, () => beat(load, block))).not.toContain(true);
});

test('what a project does while its visitor edits it is not too much', () => {
  const load = watchLoad();
  const edit = () => {
    load.begin();
    return beats(20, () => beat(load, pass));
  };
  expect(beats(5, edit).flat()).not.toContain(true);
});

test('a frame that says itself that it works half of the time is too busy, however busy the machine is', () => {
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
