import { PlainError } from '../../../faults/plain-error.ts';
import type { Answers, AskOf, Kind } from '../host/messages.ts';
import { askSandbox } from './ask-sandbox.ts';

/**
 * Asks the sandbox about code that the site cannot do without.
 * @param what how the code is called where it fails
 * @throws PlainError where there is no answer
 */
export async function askAnswer<K extends Kind>(
  what: string,
  kind: K,
  ask: AskOf<K>,
): Promise<Answers[K]> {
  const { answer, stopped } = await askSandbox(kind, ask);
  if (stopped !== undefined) throw new PlainError(`${what} was stopped: ${stopped}.`);
  return answer;
}
