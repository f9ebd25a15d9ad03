/** How long code may run without a break, in milliseconds. */
const timeoutMs = 1000;

/** How long it may run in total if it leaves the browser less than half of the time. */
const totalTimeoutMs = 4000;

let calls = 0;
let began = 0;
let paused = 0;
let debt = 0;
let error: Error | undefined;

// Saved before the visitor's code can replace them. Not timers, because these are delayed by seconds in hidden
// pages.
const now = performance.now.bind(performance);
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
 * The compiler adds a call of this at each loop iteration and each function start. Returns the error to throw if
 * code has run too long without a break. That also catches promises that call each other endlessly, and code that
 * catches the error.
 */
export function findStop(makeError: (reason: string) => Error): Error | undefined {
  calls += 1;
  if (began === 0) {
    began = now();
    askForPause();
    return debt > totalTimeoutMs ? makeError(`${stopped} it almost never pauses.`) : undefined;
  }
  if (calls % 64 !== 0 || now() - began < timeoutMs) return undefined;
  // The next call throws the same error again: creating thousands of errors takes seconds.
  calls -= 1;
  error ??= makeError(`${stopped} it ran for longer than a second without a pause.`);
  return error;
}

const stopped = 'This code was stopped:';

/** Resets the times for another project. */
export function resetGuard(): void {
  debt = 0;
}
