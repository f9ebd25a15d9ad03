import type { Fault } from '../../faults/fault.ts';
import { readSyntaxError } from './mdx-faults.ts';
import type { Span } from './read-markdown-spans.ts';

/** The maximum number of faults of a file, because more would not help. */
const maximum = 50;

/**
 * Finds further faults in a file with a syntax error. MDX stops at the first, so the faulty part is replaced and
 * the file compiled again, as long as that isn't misleading.
 * @param error the error of compiling
 * @param body the text that was compiled
 * @param compileAgain compiles a changed text, and gets what was removed from it; returns the faults of its steps, or
 * throws as before
 */
export async function readPastFaults(
  file: string,
  error: unknown,
  body: string,
  compileAgain: (text: string, removed: readonly string[]) => Promise<Fault[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const opened = new Set<string>();
  let thrown = error;
  let text = body;
  const removed: string[] = [];
  const skips: Span[] = [];
  while (faults.length < maximum) {
    const {
      fault,
      rest,
      skipped = '',
      skip,
      opens,
      closes,
      braces,
    } = readSyntaxError(file, thrown, text);
    const follows =
      (closes !== undefined && opened.has(closes)) ||
      skips.some(({ start, end }) => braces && braces.start <= start && end <= braces.end);
    if (!follows) faults.push(fault);
    if (opens !== undefined) opened.add(opens);
    if (skip) skips.push(skip);
    if (rest === undefined || rest === text) return faults;
    text = rest;
    removed.push(skipped);
    try {
      return [...faults, ...(await compileAgain(text, removed))];
    } catch (next) {
      thrown = next;
    }
  }
  return faults;
}
