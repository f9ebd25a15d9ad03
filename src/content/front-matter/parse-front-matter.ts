import type { z } from 'zod';
import type { Diagnostic, DiagnosticText } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../diagnostics/mismatches.ts';
import { placeDiagnostic } from '../../diagnostics/places.ts';
import { readCalendarDate } from './calendar-date.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import type { SplitSource } from './split-front-matter.ts';

/**
 * Reads the front matter of a content file.
 * @param split the file's text, split into front matter and body
 * @returns the checked value, and a diagnostic with its place for everything that is wrong
 */
export function parseFrontMatter<T extends z.ZodType>(
  { yaml, yamlLine, unclosed, misread }: SplitSource,
  schema: T,
  file: string,
): Parsed<z.output<T>> {
  if (misread) return { diagnostics: [{ file, column: 1, ...misread }], places: new Map() };
  if (!unclosed) return warnOfDays(parseYaml(yaml, schema, file, yamlLine), file);
  const diagnostic = {
    file,
    line: 1,
    column: 1,
    message: 'the front matter that starts here is never closed',
    hint: 'Write a line of --- after its last field.',
  };
  return { diagnostics: [diagnostic], places: new Map() };
}

/** Adds a warning for each day that doesn't exist or can be read in two ways, with the one that is used. */
function warnOfDays<T>(parsed: Parsed<T>, file: string): Parsed<T> {
  const warnings = ['date', 'last_update.date'].flatMap((field): Diagnostic[] => {
    const text = valueAt(parsed.written, field.split('.'));
    const problem = typeof text === 'string' ? describeDay(text) : undefined;
    if (!problem) return [];
    const message = `front matter field ${field}: ${problem.message}`;
    return [
      placeDiagnostic({ file, field, ...problem, message, severity: 'warning' }, parsed.places),
    ];
  });
  return warnings.length > 0
    ? { ...parsed, diagnostics: [...parsed.diagnostics, ...warnings] }
    : parsed;
}

function describeDay(text: string): DiagnosticText | undefined {
  const { day, nonexistentDay } = readCalendarDate(text) ?? {};
  if (day === undefined) return undefined;
  if (nonexistentDay !== undefined) {
    return {
      message: `${nonexistentDay} does not exist; using ${day}`,
      hint: 'Write the correct day.',
    };
  }
  const [, month = 0, date = 0] = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text)?.map(Number) ?? [];
  if (month === date || date > 12 || month === 0) return undefined;
  const other = day.replace(/-(\d+)-(\d+)$/, '-$2-$1');
  return {
    message: `"${text}" can be read in two ways; using ${day}, with the month first`,
    hint: `Write ${day}, or ${other}.`,
  };
}
