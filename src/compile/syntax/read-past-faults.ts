import type { Fault } from '../../faults/fault.ts';
import { readSyntaxError } from './mdx-faults.ts';

/** Where a file is as wrong as this, more of the same says nothing. */
const maximum = 50;

/**
 * Finds what else is wrong with a file that has a syntax error: MDX stops at the first, so each is
 * read as text and the file is compiled again, as long as that does not mislead.
 * @param error what compiling has thrown
 * @param body the text that was compiled
 * @param compileAgain compiles a changed text; gives the faults of its steps, or throws as before
 */
export async function readPastFaults(
  file: string,
  error: unknown,
  body: string,
  compileAgain: (text: string) => Promise<Fault[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const opened = new Set<string>();
  let thrown = error;
  let text = body;
  while (faults.length < maximum) {
    const { fault, rest, opens, closes } = readSyntaxError(file, thrown, text);
    if (closes === undefined || !opened.has(closes)) faults.push(fault);
    if (opens !== undefined) opened.add(opens);
    if (rest === undefined || rest === text) return faults;
    text = rest;
    try {
      return [...faults, ...(await compileAgain(text))];
    } catch (next) {
      thrown = next;
    }
  }
  return faults;
}
