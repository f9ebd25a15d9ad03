import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Fault } from '../faults/fault.ts';
import { type Place, placeAt } from '../faults/places.ts';

/** What a bundler's error may tell beside its message; each part is missing from some. */
type BundleError = {
  id?: unknown;
  plugin?: unknown;
  loc?: { line?: unknown; column?: unknown; file?: unknown };
};

const hint = 'Fix the import or the code there; DEBUG=1 prints all messages of the bundler.';

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
  const named = [error.id, error.loc?.file, framed].find((name) => typeof name === 'string');
  const id = named?.split('?')[0] ?? '';
  const message = messageOf(text, id);
  if (id === '') return { file: 'src', message, hint: `The bundler did not name a file. ${hint}` };
  const file = path.relative(root, path.resolve(root, id));
  const place = findWritten(path.join(root, file), message) ?? placeOf(error, text);
  return { file: file.split(path.sep).join('/'), ...place, message, hint };
}

/**
 * Finds the one error that the bundler tells nobody but the terminal.
 * @param log what it printed
 */
export function readBundleLog(root: string, log: string): Fault[] {
  const [, name, from] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(log) ?? [];
  if (name === undefined || from === undefined) return [];
  const file = from.split('?')[0] ?? '';
  const message = `there is no package or file "${name}" to import`;
  const place = findWritten(file, `Could not resolve '${name}'`);
  return [{ file: path.relative(root, file), ...place, message, hint }];
}

/** Where a file writes what cannot be imported: the bundler knows its place in other text only. */
function findWritten(file: string, message: string): Place | undefined {
  const specifier = /^Could not resolve '(.+?)'/.exec(message)?.[1];
  const name = /^"([\w$]+)" is not exported/.exec(message)?.[1];
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (specifier !== undefined) {
    return placeIn(text, Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`)));
  }
  if (name === undefined) return undefined;
  const found = new RegExp(
    `\\b(?:import|export)\\s[^'"]*?(?<![\\w$])(?=${name.replaceAll('$', '\\$')}\\b)`,
  ).exec(text);
  return placeIn(text, found ? found.index + found[0].length : -1);
}

function placeIn(text: string, at: number): Place | undefined {
  return at === -1 ? undefined : placeAt(text, at);
}

/** From the error's own place, which counts columns from 0; else from the frame in its message. */
function placeOf({ loc }: BundleError, text: string): Place | undefined {
  if (typeof loc?.line === 'number') {
    return { line: loc.line, column: typeof loc.column === 'number' ? loc.column + 1 : 1 };
  }
  const [, marked, , caret] = /^(>\s*(\d+) \| ).*\n(\s*\|?\s*\^)/m.exec(text) ?? [];
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1] ?? / at line (\d+)/.exec(text)?.[1];
  if (line === undefined) return undefined;
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
