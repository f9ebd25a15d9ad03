import path from 'node:path';
import { PlainError } from '../../../diagnostics/plain-error.ts';
import { createDiskCache, digest } from '../../../node/disk-cache.ts';
import type { Answers, AskOf, Kind } from '../host/messages.ts';
import { type Answer, checkAnswer } from './answers.ts';
import { askSandbox } from './ask-sandbox.ts';
import { versionOfSandbox } from './sandbox-code.ts';

const project = path.resolve(import.meta.dirname, '../../../..');

let cache: ReturnType<typeof createDiskCache> | undefined;

/**
 * Asks the sandbox what pages show of code, unless an earlier answer to the same question is in `.cache/answers/`:
 * an edit of a page's text doesn't compile its samples again. Proofs don't use it.
 */
export async function askKept<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answer<Answers[K]>> {
  const answers = cache ?? openCache();
  cache = answers;
  const name = digest(JSON.stringify([versionOfSandbox(), kind, ask]));
  const cachedAnswer = answers.read(name);
  // Checked again, and parsed each time, because the caller may change it.
  const answer =
    cachedAnswer === undefined ? undefined : checkAnswer(kind, JSON.parse(cachedAnswer));
  if (answer !== undefined) return { answer };
  const answered = await askSandbox(kind, ask);
  if (answered.stopped === undefined) answers.write(name, JSON.stringify(answered.answer));
  return answered;
}

function openCache() {
  const opened = createDiskCache(path.join(project, '.cache/answers'));
  opened.prune();
  return opened;
}

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
