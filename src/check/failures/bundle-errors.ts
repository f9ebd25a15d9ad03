import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { isPackageName } from '../../content/modules/package-name.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Place, placeAt } from '../../diagnostics/places.ts';
import { docusaurusHint } from '../../theme/content-components.ts';

/** The fields that an error of the bundler may have besides its message. */
type BundleError = {
  id?: unknown;
  plugin?: unknown;
  loc?: { line?: unknown; column?: unknown; file?: unknown };
};

const debugHint = 'DEBUG=1 prints all messages of the bundler.';

/**
 * Converts errors of the bundler to diagnostics.
 * @param root the project's root, which paths are relative to
 */
export function readBundleErrors(root: string, error: Error): Diagnostic[] {
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  return errors.map((bundleError) => readError(root, bundleError));
}

/**
 * Converts the text of an error that the development server prints about a module to a diagnostic.
 * @returns undefined for an error without a place in a file
 */
export function readModuleError(root: string, printed: string): Diagnostic | undefined {
  const text = cleanText(printed);
  const missing = /^(?:Failed to load url|Cannot find module) (\S+) .*?(?:in|from) (\S+)/.exec(
    text,
  );
  const [name, from] = (missing?.slice(1) ?? []).map((quoted) => quoted.replace(/^'|'$|\.$/g, ''));
  if (name !== undefined && from !== undefined) return describeMissing(root, name, from);
  const diagnostic = readError(root, new Error(text));
  return diagnostic.line === undefined ? undefined : diagnostic;
}

/** The text of an error without colours, and without what only says that there is one. */
function cleanText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/^(?:Internal Server Error\n|Internal server error: |Pre-transform error: )/, '')
    .replace(/^(?:Build|Transform) failed with \d+ errors?:\s+/, '');
}

function readError(root: string, error: Error & BundleError): Diagnostic {
  const text = cleanText(error.message);
  const [, styled, at, to, said] = /^\[\w+\] (.+?):(\d+):(\d+): (.+)/.exec(text) ?? [];
  if (styled !== undefined && said !== undefined) {
    const file = pathFrom(root, styled);
    return { file, line: Number(at), column: Number(to), message: said, hint: hintFor(file) };
  }
  // The text names the file if the error doesn't: in the code frame, or at its start.
  const [, framed] = /╭─\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  const [, first] = /^((?:[A-Z]:)?[\\/].+?): /.exec(text) ?? [];
  const named = [error.id, error.loc?.file, framed, first].find((name) => typeof name === 'string');
  // Names of virtual modules begin with a null character, which terminals don't show.
  const id = named?.split('?')[0]?.replaceAll('\0', '') ?? '';
  const message = messageOf(text, id);
  if (id === '') {
    return { file: 'src', message, hint: `The bundler did not name a file. ${debugHint}` };
  }
  const file = pathFrom(root, id);
  const missing = /^Could not resolve '(.+?)'/.exec(message)?.[1];
  if (missing !== undefined) return describeMissing(root, missing, path.join(root, file));
  const [, line, column] = /^Parse error @:(\d+):(\d+)$/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) {
    return {
      file,
      line: Number(line),
      column: Number(column),
      message:
        'this is not standard JavaScript: JSX and types need a file name that ends in .jsx, .ts or .tsx',
      hint: hintFor(file),
    };
  }
  const place = findWritten(path.join(root, file), message) ?? placeOf(error, text);
  return { file, ...place, message, hint: hintFor(file) };
}

/**
 * What to do about an error in a file of the project or of a package.
 * @param missing the package that it imports, if that isn't installed
 */
function hintFor(file: string, missing?: string): string {
  const [, owner] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (owner === undefined && missing !== undefined)
    return `Correct its name, or install it: npm install ${missing}`;
  if (owner === undefined) return `Fix the import or the code there; ${debugHint}`;
  if (missing === undefined) return `Update or replace the package ${owner}; ${debugHint}`;
  return `The package ${owner} needs it: npm install ${missing}`;
}

/**
 * Finds the kind of error that the bundler only prints.
 * @param log its output
 */
export function readBundleLog(root: string, log: string): Diagnostic[] {
  const [, name, from] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(log) ?? [];
  if (name !== undefined && from !== undefined) return [describeMissing(root, name, from)];
  // Node prints this for a file that the framework itself imports, such as plugins.config.ts.
  const [, address, line, mark, message] =
    /^(file:\S+):(\d+)\n(?:.*\n)*?( *)\^.*\n\s*\w*Error[^\n:]*: (.+)/m.exec(log) ?? [];
  if (address === undefined || mark === undefined || message === undefined) return [];
  const file = pathFrom(root, fileURLToPath(address));
  const place = { line: Number(line), column: mark.length + 1 };
  return [{ file, ...place, message, hint: hintFor(file) }];
}

/** The diagnostic of an import of a package or file that isn't there. */
function describeMissing(root: string, name: string, from: string): Diagnostic {
  const file = from.split('?')[0] ?? '';
  const message = `there is no package or file "${name}" to import`;
  const place = findWritten(file, `Could not resolve '${name}'`);
  const importer = pathFrom(root, file);
  if (/^@(?:docusaurus|theme)\//.test(name))
    return { file: importer, ...place, message, hint: docusaurusHint };
  const missing = isPackageName(name) ? name : undefined;
  return { file: importer, ...place, message, hint: hintFor(importer, missing) };
}

function pathFrom(root: string, file: string): string {
  return path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
}

/** Finds an import that can't be resolved: the bundler reports its place only in the compiled text. */
function findWritten(file: string, message: string): Place | undefined {
  const specifier = /^Could not resolve '(.+?)'/.exec(message)?.[1];
  const name = /^"([\w$]+)" is not exported/.exec(message)?.[1];
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (specifier !== undefined) {
    return placeIn(text, Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`)));
  }
  if (name === undefined) return undefined;
  const match = new RegExp(
    `\\b(?:import|export)\\s[^'"]*?(?<![\\w$])(?=${name.replaceAll('$', '\\$')}\\b)`,
  ).exec(text);
  return placeIn(text, match ? match.index + match[0].length : -1);
}

function placeIn(text: string, at: number): Place | undefined {
  return at === -1 ? undefined : placeAt(text, at);
}

/** The place from the error, whose columns start at 0, or from the code frame in its message. */
function placeOf({ loc }: BundleError, text: string): Place | undefined {
  if (typeof loc?.line === 'number') {
    return { line: loc.line, column: typeof loc.column === 'number' ? loc.column + 1 : 1 };
  }
  const [, framed, at] = /╭─\[ .+:(\d+):(\d+) \]/.exec(text) ?? [];
  if (framed !== undefined) return { line: Number(framed), column: Number(at) };
  const [, marked, , caret] = /^(>\s*(\d+) \| ).*\n(\s*\|?\s*\^)/m.exec(text) ?? [];
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1] ?? / at line (\d+)/.exec(text)?.[1];
  if (line === undefined) return undefined;
  return {
    line: Number(line),
    column: marked && caret ? caret.length - marked.length : 1,
  };
}

/** The message as one line, without the bundler's label, the file's name and the code frame. */
function messageOf(text: string, id: string): string {
  const lines = text.split('\n');
  const cause = lines[lines.indexOf('Caused by:') + 1];
  const first = (lines.includes('Caused by:') ? cause : lines[0]) ?? '';
  return (
    first
      .replace(/^\[[^\]]+\] /, '')
      .replace(id && `${id}: `, '')
      // The place is said before the message.
      .replace(/ \(\d+:\d+\)$/, '')
      .trim()
  );
}
