import { countOf } from '../../diagnostics/count-of.ts';
import type { DiagnosticText } from '../../diagnostics/diagnostic.ts';

/** Lines of code, counted from 1; `at` is the offset of the range. */
export type LineRange = { from: number; to: number; at: number };

/** Something wrong with the meta of a fence, with its offset, from 0. */
export type MetaProblem = DiagnosticText & { at: number };

/**
 * Reads ranges such as `1,4-6`.
 * @param offset added to each offset in the result
 */
export function readLineRanges(
  text: string,
  offset: number,
): { ranges: LineRange[]; problems: MetaProblem[] } {
  const ranges: LineRange[] = [];
  const problems: MetaProblem[] = [];
  let at = offset;
  for (const range of text.split(',')) {
    const place = at + range.length - range.trimStart().length;
    at += range.length + 1;
    const read = readRange(range.trim());
    if (typeof read === 'object') ranges.push({ ...read, at: place });
    else {
      const hint = 'Write lines as {1,4-6}.';
      problems.push({ at: place, severity: 'warning', message: read, hint });
    }
  }
  return { ranges, problems };
}

/** The range, or what is wrong with it. */
function readRange(text: string): { from: number; to: number } | string {
  const [, first, last = first] = /^(\d+)(?:\s*(?:-|\.\.\.?)\s*(\d+))?$/.exec(text) ?? [];
  if (first === undefined || last === undefined) {
    return text === '' ? 'no line is named' : `"${text}" is neither a line nor a range of lines`;
  }
  const [from, to] = [Number(first), Number(last)];
  if (from === 0) return `"${text}" names line 0; lines are counted from 1`;
  if (to < from) return `the range "${text}" ends before it starts`;
  return { from, to };
}

/** What is wrong with a range for code with so many lines; undefined if nothing is. */
export function findBeyondEnd({ from, to }: LineRange, lines: number): string | undefined {
  if (to <= lines) return undefined;
  const name = from === to ? `line ${from}` : `the range ${from}-${to}`;
  return `${name} goes beyond the end; the code has ${countOf(lines, 'line')}`;
}
