import type { Answers, AskOf, Kind } from '../host/messages.ts';
import { askSandbox } from '../sandbox/ask-sandbox.ts';

/** The sandbox stopped the code of a claim, so nothing is known about it. */
export class StoppedError extends Error {}

/**
 * Asks the sandbox.
 * @throws StoppedError if it gives no answer
 */
export async function askOrStop<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answers[K]> {
  const { answer, stopped } = await askSandbox(kind, ask);
  if (answer === undefined) throw new StoppedError(stopped);
  return answer;
}
