import { PlainError } from '../../../diagnostics/plain-error.ts';
import type { Answers, AskOf, Kind } from '../host/messages.ts';
import { askKept } from './ask-kept.ts';

/**
 * Asks the sandbox about code that the site can't work without.
 * @param what the name of the code in errors
 * @throws PlainError if there is no answer
 */
export async function askAnswer<K extends Kind>(
  what: string,
  kind: K,
  ask: AskOf<K>,
): Promise<Answers[K]> {
  const { answer, stopped } = await askKept(kind, ask);
  if (stopped !== undefined) throw new PlainError(`${what} was stopped: ${stopped}.`);
  return answer;
}
