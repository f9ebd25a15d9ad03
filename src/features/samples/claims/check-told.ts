import type { Problem, Wrong } from '../prove/problem.ts';

/**
 * Compares the messages that a block quotes with those of the tools. A line is the start of a message, or of one
 * of its lines; a list in it may be separated by commas and end in an ellipsis.
 * @param about the code that the messages are about, whose lines they may quote
 */
export function checkTold(
  code: string,
  by: string,
  about: string,
  problems: readonly Problem[],
): Wrong[] {
  const said = problems.filter(({ tool }) => tool === by).map(({ message }) => message);
  const starts = said.flatMap((message) => [joinList(message), ...message.split('\n')]);
  return code.split('\n').flatMap((line, at): Wrong[] => {
    const text = line.trim().replace(/,? ?…$/, '');
    if (text === '' || isFrame(text, about)) return [];
    if (starts.some((start) => start.trim().startsWith(text))) return [];
    const hint =
      said.length > 0 ? `It reports: ${said.map(joinList).join('; ')}` : 'It reports nothing.';
    const message = `${by} does not report "${text}" for the code above`;
    return [{ line: at + 1, column: 1 + line.length - line.trimStart().length, message, hint }];
  });
}

function joinList(message: string): string {
  const [first = '', ...others] = message.split('\n').filter(Boolean);
  return others.length > 0 && first.endsWith(':') ? `${first} ${others.join(', ')}` : first;
}

/** The code frame in a message: `> 2 | const a = 1;` and the line below with carets. */
function isFrame(text: string, about: string): boolean {
  const [, quoted] = /^>?\s*\d*\s*\|(.*)$/.exec(text) ?? [];
  return quoted !== undefined && (/^\s*\^+$/.test(quoted) || about.includes(quoted.trim()));
}
