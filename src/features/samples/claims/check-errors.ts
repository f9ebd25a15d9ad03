import { errorComment } from '../error-comment.ts';
import type { Problem, Wrong } from '../prove/problem.ts';

/**
 * Compares the lines that a block marks as errors with the tools' problems.
 * @param from the line of the checked file at which the block starts
 */
export function checkErrors(code: string, from: number, problems: readonly Problem[]): Wrong[] {
  return code.split('\n').flatMap((text, at): Wrong[] => {
    const comment = errorComment.exec(text);
    if (!comment) return [];
    const [, quoted = ''] = comment;
    const said = problems.filter(({ line }) => line === from + at);
    const place = { line: at + 1, column: comment.index + 1 };
    if (said.length === 0) {
      const message = 'the line has a comment that calls it an error, but no tool reports it';
      return [{ ...place, message, hint: describeOthers(problems) }];
    }
    if (!isQuote(quoted) || said.some(({ message }) => message.includes(quoted.trim()))) return [];
    const message = `no tool reports "${quoted.trim()}" for this line`;
    const hint = `They report: ${said.map((one) => one.message).join('; ')}`;
    return [{ ...place, message, hint }];
  });
}

/** A sentence quotes a tool; other words are the author's. */
const isQuote = (text: string) => /^[A-Z].*\.$/.test(text.trim());

function describeOthers(problems: readonly Problem[]): string {
  const [first] = problems;
  return first
    ? `Reported in another line: ${first.message}`
    : 'It compiles, type-checks and passes the linter.';
}
