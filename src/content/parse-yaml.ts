import { isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../faults/fault.ts';
import { type FieldPlaces, type Place, placeFault } from '../faults/places.ts';
import { checkData } from './check-data.ts';
import { findJsonFaults } from './json-error.ts';
import { findLostText } from './lost-text.ts';
import { findYamlFaults } from './yaml-faults.ts';
import { collectPlaces } from './yaml-places.ts';

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
  const syntax = file.endsWith('.json') ? findJsonFaults(text) : findYamlFaults(document, text);
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
  const lost = findLostText(document).map(
    ({ offset, ...fault }): Fault => ({ file, ...placeAt(offset), ...fault, severity: 'warning' }),
  );
  return { value, written, faults: [...lost, ...placed], places };
}
