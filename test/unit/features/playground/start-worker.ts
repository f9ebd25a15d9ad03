import { createContext, runInContext } from 'node:vm';

/**
 * Runs the script of the compiler's worker as a browser has it: with nothing of Node around it.
 * @returns what sends a message by the page's port, and gives the answer
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
  runInContext(code, createContext({ performance, console, addEventListener }));
  for (const listener of listeners) listener({ ports: [port] });
  if (answers.pop() !== 'ready') throw new Error('The worker is not ready');
  return (data) => {
    port.onmessage({ data });
    return String(answers.pop());
  };
}
