import type { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A place in the file: a node with a position, or line and column. */
export type ReportPosition =
  | { position?: { start: { line: number; column: number } } | undefined }
  | { line: number; column: number };

/** The line and column of a place; the file's start if it is unknown. */
export function pointOf(place: ReportPosition): { line: number; column: number } {
  const { line, column } = 'line' in place ? place : (place.position?.start ?? {});
  return { line: line ?? 1, column: column ?? 1 };
}

/** Reports an id that a file has twice, as the site wants it: its links to it lead to the first. */
export function reportRepeatedId(
  file: VFile,
  place: ReportPosition,
  diagnostic: { message: string; hint: string },
): void {
  const { repeatedIds } = file.data;
  if (repeatedIds === 'ignore') return;
  reportDiagnostic(file, place, { ...diagnostic, ...(repeatedIds && { severity: 'warning' }) });
}

/**
 * Records a diagnostic of a content file in `file.data.diagnostics`, so that compiling continues and all diagnostics of the file
 * are reported together.
 * @param place the node that is wrong, or its line and column in the file
 */
export function reportDiagnostic(
  file: VFile,
  place: ReportPosition,
  diagnostic: Omit<Diagnostic, 'file'>,
): void {
  file.data.diagnostics ??= [];
  file.data.diagnostics.push({ file: file.path, ...pointOf(place), ...diagnostic });
}
