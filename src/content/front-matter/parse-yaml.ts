import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  type FieldPlaces,
  joinField,
  type Place,
  placeDiagnostic,
} from '../../diagnostics/places.ts';
import { checkData } from '../check-data.ts';
import { findJsonDiagnostics } from './json-error.ts';
import { findYamlDiagnostics, type SyntaxDiagnostic } from './yaml-diagnostics.ts';

export type Parsed<T> = {
  value?: T;
  /** The value before the check, even if it is invalid. */
  written?: unknown;
  diagnostics: Diagnostic[];
  /** The places of the fields. */
  places: FieldPlaces;
};

/**
 * Parses YAML or JSON and checks it against a schema.
 * @param firstLine the line of the file that the text starts on
 * @returns the value if it is valid; otherwise a diagnostic with its place for everything that is wrong
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
  const syntax = file.endsWith('.json')
    ? findJsonDiagnostics(text)
    : findYamlDiagnostics(document, text);
  const read = syntax.length > 0 ? syntax : readDocument(document);
  if (Array.isArray(read)) {
    const diagnostics = read.map(({ offset, ...diagnostic }) => ({
      file,
      ...placeAt(offset),
      ...diagnostic,
    }));
    return { diagnostics, places: new Map() };
  }
  const places = collectPlaces(document, placeAt);
  const subject = /\.(json|ya?ml)$/.test(file) ? 'field' : 'front matter field';
  const textAt = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const { written } = read;
  const { value, diagnostics } = checkData(written, schema, subject, textAt);
  const placed = diagnostics.map((diagnostic) => placeDiagnostic({ file, ...diagnostic }, places));
  const lost = findLostText(document).map(
    ({ offset, ...diagnostic }): Diagnostic => ({
      file,
      ...placeAt(offset),
      ...diagnostic,
      severity: 'warning',
    }),
  );
  return { value, written, diagnostics: [...lost, ...placed], places };
}

/** Converts a document to its value, unless a few aliases stand for millions of values. */
function readDocument(document: Document): { written: unknown } | SyntaxDiagnostic[] {
  try {
    return { written: document.toJS() ?? {} };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const message = 'YAML: aliases of aliases repeat too many values';
    return [{ offset: 0, message, hint: 'Write the values without aliases.' }];
  }
}

/** Collects the places of all fields of a YAML document, by field path; the document's is `''`. */
function collectPlaces(
  document: Document,
  placeAt: (offset: number) => Place,
): Map<string, { key: Place; value: Place }> {
  const places = new Map<string, { key: Place; value: Place }>();
  const note = (field: string, keyOffset: number, node: unknown) => {
    const value = placeAt(startOf(node) ?? keyOffset);
    places.set(field, { key: placeAt(keyOffset), value });
    if (isMap(node)) {
      for (const pair of node.items) {
        note(joinField(field, String(pair.key)), startOf(pair.key) ?? keyOffset, pair.value);
      }
    }
    if (isSeq(node)) {
      node.items.forEach((item, at) => {
        note(joinField(field, at), startOf(item) ?? keyOffset, item);
      });
    }
  };
  note('', startOf(document.contents) ?? 0, document.contents);
  return places;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Text that YAML reads in another way than its author; `offset` is its place. */
type Lost = { offset: number; message: string; hint: string };

/**
 * Finds text of values that YAML silently leaves out, or keeps quotes around: what follows ` #` or `!`, and curly
 * quotes. A comment is meant if there is a space after its `#`.
 */
function findLostText(document: Document): Lost[] {
  const lost: Lost[] = [];
  visit(document, {
    Scalar: (_key, { type, source = '', comment, tag, range }) => {
      const [start = 0, end = 0] = range ?? [];
      if (type !== 'PLAIN') return;
      if (comment && /^[^\s#]/.test(comment)) {
        lost.push({
          offset: end + 1,
          message: `YAML: "#${comment}" is a comment, so it is not part of the value`,
          hint: `Put the value in quotes: ${quote(`${source} #${comment}`)}. A comment has a space after its "#".`,
        });
      }
      if (tag?.startsWith('!') && !tag.startsWith('!!') && source === '') {
        lost.push({
          offset: start - tag.length,
          message: `YAML: "${tag}" is the type of a value, not its text`,
          hint: `Put the value in quotes: ${quote(tag)}`,
        });
      }
      const inside = /^(?:[“”„«»]([^“”„«»]+)[“”„«»]|[‘’‚]([^‘‚]+)[‘’])$/.exec(source);
      if (inside) {
        const plain = inside[1] ?? inside[2] ?? '';
        lost.push({
          offset: start,
          message: `YAML: the curly quotes are part of the value ${source}`,
          hint: `Write ${quote(plain)}, or ${quote(source)} if the page should show them.`,
        });
      }
    },
  });
  return lost;
}

function quote(text: string): string {
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
