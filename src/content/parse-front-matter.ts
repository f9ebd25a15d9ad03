import type { z } from 'zod';
import type { Fault } from '../faults/fault.ts';
import { valueAt } from '../faults/mismatches.ts';
import { placeFault } from '../faults/places.ts';
import { readCalendarDate } from './calendar-date.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import type { SplitSource } from './split-front-matter.ts';

/**
 * Reads the front matter of a content file.
 * @param split the file's text, split into front matter and body
 * @returns the checked value, and a fault with its place for everything that is wrong
 */
export function parseFrontMatter<T extends z.ZodType>(
  { yaml, yamlLine, unclosed, misread }: SplitSource,
  schema: T,
  file: string,
): Parsed<z.output<T>> {
  if (misread) return { faults: [{ file, column: 1, ...misread }], places: new Map() };
  if (!unclosed) return warnOfNonexistentDays(parseYaml(yaml, schema, file, yamlLine), file);
  const fault = {
    file,
    line: 1,
    column: 1,
    message: 'the front matter that starts here is never closed',
    hint: 'Write a line of --- after its last field.',
  };
  return { faults: [fault], places: new Map() };
}

/** Adds a warning for each day that doesn't exist, with the one that is used instead. */
function warnOfNonexistentDays<T>(parsed: Parsed<T>, file: string): Parsed<T> {
  const found = ['date', 'last_update.date'].flatMap((field): Fault[] => {
    const text = valueAt(parsed.written, field.split('.'));
    const { day, nonexistentDay } = (typeof text === 'string' && readCalendarDate(text)) || {};
    if (nonexistentDay === undefined) return [];
    const message = `front matter field ${field}: ${nonexistentDay} does not exist; using ${day}`;
    const hint = 'Write the correct day.';
    return [placeFault({ file, field, message, hint, severity: 'warning' }, parsed.places)];
  });
  return found.length > 0 ? { ...parsed, faults: [...parsed.faults, ...found] } : parsed;
}
