import type { Answers, AskOf, Kind } from '../host/messages.ts';
import { type Answer, readAnswer, writeQuestion } from './answers.ts';
import { closeProcess as closeSandbox, type Outcome, withProcess } from './keep-process.ts';
import { mostProcessorMs } from './watch-use.ts';

export { closeSandbox };

let last: Promise<unknown> = Promise.resolve();

/**
 * Asks the sandbox about code of content, one question after the other. What takes too long, or too
 * much memory, ends its process: the next question gets a new one.
 */
export function askSandbox<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  const answer = last.then(() => askNow(kind, ask));
  last = answer.catch(() => {});
  return answer;
}

async function askNow<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  const { id, line } = writeQuestion(kind, ask);
  let outcome = await withProcess((process) => process.ask(line));
  // A process may end by another's hand, as where the system is short of memory.
  if (endOf(outcome) === 'crash') outcome = await withProcess((process) => process.ask(line));
  if ('ended' in outcome) return { stopped: explanations[outcome.ended] };
  const read = readAnswer(kind, id, ask, outcome.line);
  if (read) return read;
  closeSandbox();
  return { stopped: 'it gave an answer that the compiler never gives' };
}

const endOf = (outcome: Outcome) => ('ended' in outcome ? outcome.ended : undefined);

const explanations = {
  time: `it took more than ${mostProcessorMs / 1000} seconds of processor time`,
  memory: 'it took too much memory',
  crash: 'it ended the process that it ran in',
};
