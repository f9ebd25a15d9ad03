import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import type { Fault } from '../faults/fault.ts';

/**
 * What is wrong with a module that cannot be imported, without a stack.
 * @param file the module that was asked for, relative to the root
 * @returns the fault at its line and column: in that module, or in one of the project that it
 * imports
 */
export function faultOfImport(root: string, file: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : `it throws ${String(error)}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const missing = /^Cannot find (?:module|package) '(.*?)' imported from (.*)$/m.exec(message);
  if (missing) {
    const [, target = '', from = ''] = missing;
    const importer = relative(root, from) ?? file;
    const name = relative(root, target) ?? target;
    const text = readFileSync(path.join(root, importer), 'utf8');
    const last = name.split('/').at(-1) ?? name;
    return {
      file: importer,
      ...placeOf(text, last),
      message: `it imports ${name}, which is not there`,
    };
  }
  if (error instanceof SyntaxError) {
    // Node names the file, and not always the place.
    const broken = relative(root, /^(\/.*|[A-Z]:.*|file:.*):\d+$/m.exec(stack)?.[1] ?? '') ?? file;
    const text = readFileSync(path.join(root, broken), 'utf8');
    return { file: broken, ...syntaxPlace(text, stack), message: message.split('\n')[0] ?? '' };
  }
  const own = stack
    .split('\n')
    .map((line) => /(?:\(|at )((?:file:\/\/)?[^()]*?):(\d+):(\d+)\)?$/.exec(line.trim()))
    .map((found) => ({ found, name: found ? relative(root, found[1] ?? '') : undefined }))
    .find(({ name }) => name !== undefined && !name.startsWith('node_modules/'));
  if (!own?.found || own.name === undefined) return { file, message };
  const [, , line, column] = own.found;
  return {
    file: own.name,
    line: Number(line),
    column: Number(column),
    message: `it throws: ${message}`,
  };
}

/** The path from the root, where it is below the root. */
function relative(root: string, address: string): string | undefined {
  const full = address.startsWith('file:') ? fileURLToPath(address) : address;
  const name = path.relative(root, full).split(path.sep).join('/');
  return full === '' || name.startsWith('../') || path.isAbsolute(name) ? undefined : name;
}

/** Where a module's text names something first. */
function placeOf(text: string, name: string): { line: number; column: number } | undefined {
  const offset = text.indexOf(name);
  if (offset === -1) return undefined;
  const before = text.slice(0, text.lastIndexOf('\n', offset) + 1);
  const quote = Math.max(text.lastIndexOf("'", offset), text.lastIndexOf('"', offset));
  const start = quote >= before.length ? quote : offset;
  return { line: before.split('\n').length, column: start - before.length + 1 };
}

function syntaxPlace(text: string, stack: string): { line?: number; column?: number } {
  try {
    parseAst(text, { lang: 'ts' });
  } catch (error) {
    const place = typeof error === 'object' && error && 'loc' in error ? error.loc : undefined;
    if (typeof place === 'object' && place && 'line' in place && 'column' in place) {
      return { line: Number(place.line), column: Number(place.column) + 1 };
    }
  }
  const line = /:(\d+)\n/.exec(stack)?.[1];
  return line === undefined ? {} : { line: Number(line), column: 1 };
}
