import type { Diagnostic } from './diagnostic.ts';

/** 1-based, in the file as its author sees it. */
export type Place = { line: number; column: number };

/** The place of a character in a text; without offset, of its end. */
export function placeAt(text: string, offset?: number): Place {
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The places of the fields of a file, by field path: `link.id`, `navbar.items[2].to`. */
export type FieldPlaces = ReadonlyMap<string, { key: Place; value: Place }>;

/** A diagnostic of a field, whose place is looked up later. */
export type FieldDiagnostic = Diagnostic & {
  /** The path of the field; empty for the whole file, absent if the file has no fields. */
  field?: string;
  /** What to point at: the field's name, or its value. */
  at?: 'key' | 'value';
};

/**
 * Gives a diagnostic the place of its field. A missing field is reported at its parent; without a known place the diagnostic
 * is unchanged.
 */
export function placeDiagnostic(
  diagnostic: FieldDiagnostic,
  places: FieldPlaces | undefined,
): Diagnostic {
  const { field, at = 'value', ...rest } = diagnostic;
  if (field === undefined) return rest;
  const place = places?.get(field);
  if (place) return { ...rest, ...place[at] };
  for (let parent = parentOf(field); places && parent !== undefined; parent = parentOf(parent)) {
    const place = places.get(parent);
    // A single value may be written for a list of one.
    if (place) return { ...rest, ...(field === `${parent}[0]` ? place.value : place.key) };
  }
  return rest;
}

/** `['navbar', 'items', 2, 'to']` is `navbar.items[2].to`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => joinField(text, key), '');
}

/** The path of a field in another one. */
export function joinField(parent: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent ? `${parent}.${String(key)}` : String(key);
}

function parentOf(field: string): string | undefined {
  if (field === '') return undefined;
  return field.slice(0, Math.max(0, field.lastIndexOf('.'), field.lastIndexOf('[')));
}
