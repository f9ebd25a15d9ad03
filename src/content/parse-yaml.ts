import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../faults/fault.ts';
import { type FieldPlaces, type Place, placeFault } from '../faults/places.ts';
import { checkData } from './check-data.ts';
import { findJsonError } from './json-error.ts';
import { collectPlaces, findLostAliases } from './yaml-places.ts';

export type Parsed<T> = {
  value?: T;
  faults: Fault[];
  /** Where each field stands. */
  places: FieldPlaces;
};

/**
 * Parses YAML or JSON and checks it against a schema.
 * @param firstLine the line of the file that the text starts on
 * @returns the value where nothing is wrong; otherwise a fault for each thing, at its place
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
  const syntax = file.endsWith('.json') ? jsonFaults(text) : yamlFaults(document);
  if (syntax.length > 0) {
    const faults = syntax.map(({ offset, ...fault }) => ({ file, ...placeAt(offset), ...fault }));
    return { faults, places: new Map() };
  }
  const places = collectPlaces(document, placeAt);
  const subject = /\.(json|ya?ml)$/.test(file) ? 'field' : 'front matter field';
  const { value, faults } = checkData(document.toJS() ?? {}, schema, subject);
  return { value, faults: faults.map((fault) => placeFault({ file, ...fault }, places)), places };
}

type SyntaxFault = { offset: number; message: string; hint: string };

function yamlFaults(document: Document): SyntaxFault[] {
  const errors = document.errors.map((error) => ({
    offset: error.pos[0],
    message: `YAML: ${error.message.split(/ at line | in YAML|:\n/)[0]}`,
    hint: 'Quote values that hold ":" or start with "@", "*", "{", "[" or "#".',
  }));
  if (errors.length > 0) return errors;
  return findLostAliases(document).map(({ name, offset }) => ({
    offset,
    message: `YAML: *${name} stands for something that is named nowhere before it`,
    hint: 'Quote a value that starts with "*".',
  }));
}

function jsonFaults(text: string): SyntaxFault[] {
  const error = findJsonError(text.replace(/^\uFEFF/, ''));
  if (!error) return [];
  const hint =
    'Names and texts stand in double quotes, with a comma between fields, none at the end.';
  return [{ offset: error.offset, message: `JSON: ${error.message}`, hint }];
}
