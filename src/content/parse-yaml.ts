import { type Document, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../faults/fault.ts';
import { type FieldPlaces, type Place, placeFault } from '../faults/places.ts';
import { checkData } from './check-data.ts';
import { findJsonError } from './json-error.ts';
import { collectPlaces, findLostAliases } from './yaml-places.ts';

export type Parsed<T> = {
  value?: T;
  /** The value before the check, even if it is invalid. */
  written?: unknown;
  faults: Fault[];
  /** The places of the fields. */
  places: FieldPlaces;
};

/**
 * Parses YAML or JSON and checks it against a schema.
 * @param firstLine the line of the file that the text starts on
 * @returns the value if it is valid; otherwise a fault with its place for everything that is wrong
 */
export function parseYaml<T extends z.ZodType>(
  text: string,
  schema: T,
  file: string,
  firstLine = 1,
): Parsed<z.output<T>> {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    schema: 'core',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const syntax = file.endsWith('.json') ? jsonFaults(text) : yamlFaults(document, text);
  if (syntax.length > 0) {
    const faults = syntax.map(({ offset, ...fault }) => ({ file, ...placeAt(offset), ...fault }));
    return { faults, places: new Map() };
  }
  const places = collectPlaces(document, placeAt);
  const subject = /\.(json|ya?ml)$/.test(file) ? 'field' : 'front matter field';
  const textAt = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const written: unknown = document.toJS() ?? {};
  const { value, faults } = checkData(written, schema, subject, textAt);
  const placed = faults.map((fault) => placeFault({ file, ...fault }, places));
  return { value, written, faults: placed, places };
}

type SyntaxFault = { offset: number; message: string; hint: string };

function yamlFaults(document: Document, text: string): SyntaxFault[] {
  const errors = document.errors.map((error) => describeError(error, text));
  if (errors.length > 0) return errors;
  return findLostAliases(document).map(({ name, offset }) => ({
    offset,
    message: `YAML: the alias *${name} has no anchor before it`,
    hint: 'Quote a value that starts with "*".',
  }));
}

function describeError({ code, message, pos: [offset] }: YAMLError, text: string): SyntaxFault {
  if (code === 'DUPLICATE_KEY') {
    const name = /^["']?([^:"']*)/.exec(text.slice(offset))?.[1]?.trim() ?? '';
    const first = text
      .slice(0, offset)
      .split('\n')
      .findIndex((line) => line.startsWith(name));
    const above = first < 0 ? '' : ` The other one says ${text.split('\n')[first]?.trim()}.`;
    return {
      offset,
      message: `YAML: the field "${name}" appears twice`,
      hint: `Keep one of them.${above}`,
    };
  }
  if (code === 'TAB_AS_INDENT') {
    const hint = 'Indent with spaces, two for each level.';
    return { offset, message: 'YAML: a tab is used for indentation', hint };
  }
  return {
    offset,
    message: `YAML: ${message.split(/ at line | in YAML|:\n/)[0]}`,
    hint: 'Quote values that contain ":" or start with "@", "*", "{", "[" or "#".',
  };
}

function jsonFaults(text: string): SyntaxFault[] {
  const error = findJsonError(text.replace(/^\uFEFF/, ''));
  if (!error) return [];
  const hint =
    'Put names and texts in double quotes, with a comma between fields but none at the end.';
  return [{ offset: error.offset, message: `JSON: ${error.message}`, hint }];
}
