import type { SyntaxDiagnostic } from './yaml-diagnostics.ts';

/** Finds the first syntax error of JSON. */
export function findJsonDiagnostics(text: string): SyntaxDiagnostic[] {
  const error = findJsonError(text.replace(/^\uFEFF/, ''));
  if (!error) return [];
  const hint =
    'Put names and texts in double quotes, with a comma between fields but none at the end.';
  return [{ offset: error.offset, message: `JSON: ${error.message}`, hint }];
}

/**
 * Finds where a text stops being valid JSON.
 * @returns undefined if it is valid
 */
export function findJsonError(text: string): { offset: number; message: string } | undefined {
  if (errorOf(text) === undefined) return undefined;
  // Binary search for the longest prefix that could still become JSON: all shorter ones could as well.
  let right = 0;
  let wrong = text.length + 1;
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (middle <= text.length && couldGoOn(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  const next = text.charAt(right);
  const message = next === '' ? 'the text ends too early' : `unexpected ${JSON.stringify(next)}`;
  return { offset: right, message };
}

function couldGoOn(start: string): boolean {
  const message = errorOf(start);
  if (message === undefined || /end of JSON input|Unterminated/.test(message)) return true;
  const place = /at position (\d+)/.exec(message)?.[1];
  return place !== undefined && Number(place) >= start.length;
}

function errorOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
