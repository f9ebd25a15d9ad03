import { type Answers, type AskOf, type Kind, realmsOf } from '../host/messages.ts';
import { type Answer, readAnswer, writeQuestion } from './answers.ts';
import { closeProcess as closeSandbox, type Outcome, withProcess } from './keep-process.ts';
import { maxCpuMs } from './watch-use.ts';

export { closeSandbox };

/** The queues of questions. Pages need answers to be shown; checks can wait. */
const waiting: Record<'pages' | 'checks', (() => Promise<void>)[]> = { pages: [], checks: [] };
let isAsking = false;
/**
 * Asks the sandbox about code of content, one question at a time. Code that takes too long, or too much memory, ends
 * the process: the next question gets a new one.
 */
export function askSandbox<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  return new Promise((resolve, reject) => {
    const run = async () => resolve(await askNow(kind, ask));
    waiting[kind === 'check' ? 'checks' : 'pages'].push(() => run().catch(reject));
    void askWaiting();
  });
}

async function askWaiting(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const next = () => waiting.pages.shift() ?? waiting.checks.shift();
  for (let run = next(); run; run = next()) await run();
  isAsking = false;
}

async function askNow<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  const { id, line } = writeQuestion(kind, ask);
  const askOnce = () => withProcess(realmsOf[kind], (process) => process.ask(line));
  let outcome = await askOnce();
  // The process may be killed from outside, for example if the system is short of memory.
  if (endOf(outcome) === 'crash') outcome = await askOnce();
  if ('ended' in outcome) return { stopped: explanations[outcome.ended] };
  const read = readAnswer(kind, id, ask, outcome.line);
  if (read) return read;
  closeSandbox();
  return { stopped: 'it sent an invalid response' };
}

const endOf = (outcome: Outcome) => ('ended' in outcome ? outcome.ended : undefined);

const explanations = {
  time: `it used more than ${maxCpuMs / 1000} seconds of CPU time`,
  memory: 'it used too much memory',
  crash: 'it ended the process that it ran in',
};
