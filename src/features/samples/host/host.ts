import { createAnswerer } from './answer-question.ts';
import { followParent } from './follow-parent.ts';
import { readLines, writeLine } from './lines.ts';
import { lockProcess } from './lock-process.ts';
import type { FromSandbox, ToSandbox } from './messages.ts';
import { createRealms } from './realm.ts';

/** The process of the sandbox: Node gets its code as a text, and it only reads its input. */
const endProcess = process.kill.bind(process, process.pid, 'SIGKILL');
followParent();
lockProcess();
try {
  answerLines();
} finally {
  // The thread that follows the parent only ends with the process.
  endProcess();
}

function answerLines(): void {
  const realms = createRealms();
  const answer = createAnswerer(realms);
  for (const line of readLines(0)) {
    const message: ToSandbox = JSON.parse(line);
    if ('realm' in message) realms.load(message.realm, message.code);
    else writeLine(1, JSON.stringify(replyTo(answer, message)));
  }
}

function replyTo(
  answer: ReturnType<typeof createAnswerer>,
  { id, ...question }: Extract<ToSandbox, { id: string }>,
): FromSandbox {
  try {
    return { id, answer: answer(question) };
  } catch (error) {
    return { id, thrown: error instanceof Error ? error.message : 'it could not be compiled' };
  }
}
