/** How long code may run at a stretch, in milliseconds. */
const timeoutMs = 1000;

/** How long it may run in all where it leaves less than half of the time to the browser. */
const totalTimeoutMs = 4000;

let calls = 0;
let began = 0;
let paused = 0;
let debt = 0;
let error: Error | undefined;
/** When the code was called that runs now, and how long it ran since the page asked. */
let called = 0;
let spent = 0;

// Kept from before the visitor's code, which may put others in their places; timers would wait for
// seconds where the page is hidden.
const now = performance.now.bind(performance);
const afterCall = queueMicrotask.bind(globalThis);
const { port1, port2 } = new MessageChannel();
const askForPause = port1.postMessage.bind(port1, 0);
port2.onmessage = () => {
  const [ended, rested] = [now(), began - paused];
  debt = Math.max(0, debt - rested) + ended - began;
  began = 0;
  error = undefined;
  paused = ended;
};

/**
 * The compiler has it asked at each turn of a loop and at the beginning of each function: what to
 * throw where the code has run for too long without letting the browser do anything. So it is also
 * where promises call each other without end, and as long as the code catches what is thrown.
 */
export function findStop(makeError: (reason: string) => Error): Error | undefined {
  calls += 1;
  if (called === 0) {
    called = now();
    afterCall(endCall);
  }
  if (began === 0) {
    began = now();
    askForPause();
    return debt > totalTimeoutMs ? makeError(`${stopped} it almost never pauses.`) : undefined;
  }
  if (calls % 64 !== 0 || now() - began < timeoutMs) return undefined;
  // The next call throws, too: the same, for to make thousands of them takes seconds.
  calls -= 1;
  error ??= makeError(`${stopped} it ran for longer than a second without a pause.`);
  return error;
}

function endCall(): void {
  spent += now() - called;
  called = 0;
}

/** @returns how long the code ran since this was asked last, in milliseconds */
export function takeSpent(): number {
  const taken = spent;
  spent = 0;
  return taken;
}

const stopped = 'This code was stopped:';

/** Another project owes nothing. */
export function resetGuard(): void {
  debt = 0;
}
