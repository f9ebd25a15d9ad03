import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Fault } from '../faults/fault.ts';

/** What a bundler's error may tell beside its message; each part is missing from some. */
type BundleError = {
  id?: unknown;
  plugin?: unknown;
  loc?: { line?: unknown; column?: unknown; file?: unknown };
};

const hint = 'Mend the import or the code there; DEBUG=1 shows all that the bundler says.';

/**
 * Turns what the bundler throws into faults.
 * @param root the project's root, which its files are named from
 */
export function readBundleErrors(root: string, error: Error): Fault[] {
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  return errors.map((one) => readError(root, one));
}

function readError(root: string, error: Error & BundleError): Fault {
  const text = stripVTControlCharacters(error.message);
  // The frame names the file where the error itself does not.
  const [, framed] = /╭─\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  const id = [error.id, error.loc?.file, framed].find((name) => typeof name === 'string') ?? '';
  const message = messageOf(text, id);
  if (id === '') return { file: 'src', message, hint: `No file is known. ${hint}` };
  const file = path.relative(root, path.resolve(root, id.split('?')[0] ?? ''));
  return { file: file.split(path.sep).join('/'), ...placeOf(error, text), message, hint };
}

/**
 * Finds the one error that the bundler tells nobody but the terminal.
 * @param log what it printed
 */
export function readBundleLog(root: string, log: string): Fault[] {
  const [, name, from] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(log) ?? [];
  if (name === undefined || from === undefined) return [];
  const file = path.relative(root, from.split('?')[0] ?? '');
  return [{ file, message: `there is no package or file "${name}" to import`, hint }];
}

/** From the error's own place, which counts columns from 0; else from the frame in its message. */
function placeOf({ loc }: BundleError, text: string): { line?: number; column?: number } {
  if (typeof loc?.line === 'number') {
    return { line: loc.line, column: typeof loc.column === 'number' ? loc.column + 1 : 1 };
  }
  const [, marked, , caret] = /^(>\s*(\d+) \| ).*\n(\s*\|?\s*\^)/m.exec(text) ?? [];
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1] ?? / at line (\d+)/.exec(text)?.[1];
  if (line === undefined) return {};
  return {
    line: Number(line),
    column: marked && caret ? caret.length - marked.length : 1,
  };
}

/** What is wrong, in a line: without the bundler's label, the file's name and the frame. */
function messageOf(text: string, id: string): string {
  const lines = text.split('\n');
  const cause = lines[lines.indexOf('Caused by:') + 1];
  const first = (lines.includes('Caused by:') ? cause : lines[0]) ?? '';
  return first
    .replace(/^\[[^\]]+\] /, '')
    .replace(id && `${id}: `, '')
    .trim();
}
