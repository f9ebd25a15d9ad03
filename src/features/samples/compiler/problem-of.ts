import type { CompileProblem } from './project.ts';

/** A line from 1 and a column from 0, as in Babel's syntax trees. */
export type SourcePoint = { line: number; column: number };

/** Converts an error to a problem: its message without the path, the code frame and the place. */
export function findProblem(
  file: string,
  thrown: unknown,
  tool: CompileProblem['tool'],
  place = placeOf(thrown),
): CompileProblem {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const { line, column } = place ?? { line: 1, column: 0 };
  return { file, line, column: column + 1, message: cleanMessage(text), tool };
}

function placeOf(thrown: unknown): SourcePoint | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('loc' in thrown)) return undefined;
  const { loc } = thrown;
  if (typeof loc !== 'object' || loc === null || !('line' in loc && 'column' in loc))
    return undefined;
  const { line, column } = loc;
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}

function cleanMessage(message: string): string {
  return message
    .replace(/^(?:\[BABEL\] )?\/\S*?: /, '')
    .replace(/\n+(?:> ?|\s+)\d+ \|.*$/s, '')
    .replace(/ ?\(\d+:\d+\)\s*$/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
