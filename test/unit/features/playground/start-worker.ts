import { createContext, runInContext } from 'node:vm';

/** The time that this thread used: a busy machine makes no code slower by it. */
const clock = {
  now: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * Runs the script of the compiler's worker as in a browser, without Node globals.
 * @returns a function that sends a message through the page's port and returns the answer
 */
export function startWorker(code: string): (data: unknown) => string {
  const answers: unknown[] = [];
  const port = {
    onmessage: (_event: { data: unknown }) => {},
    postMessage: (answer: unknown) => void answers.push(answer),
  };
  const listeners: ((event: { ports: object[] }) => void)[] = [];
  const addEventListener = (_name: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener);
  runInContext(code, createContext({ performance: clock, console, addEventListener }));
  for (const listener of listeners) listener({ ports: [port] });
  if (answers.pop() !== 'ready') throw new Error('The worker is not ready');
  return (data) => {
    port.onmessage({ data });
    return String(answers.pop());
  };
}
