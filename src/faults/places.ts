import type { Fault } from './fault.ts';

/** 1-based, in the file as its author sees it. */
export type Place = { line: number; column: number };

/** The place of a character of a text; without one, where it ends. */
export function placeAt(text: string, offset?: number): Place {
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Where the fields of a file stand, by field path: `link.id`, `navbar.items[2].to`. */
export type FieldPlaces = ReadonlyMap<string, { key: Place; value: Place }>;

/** A fault of one field of a file whose place is looked up later. */
export type FieldFault = Fault & {
  /** The path of the field; empty for the whole of the file, absent where it has no fields. */
  field?: string;
  /** What to point at: the field's name, or its value. */
  at?: 'key' | 'value';
};

/**
 * Puts a fault where its field stands. A field that is not there is told at the one that misses
 * it; without any known place the fault keeps what it has.
 */
export function placeFault(fault: FieldFault, places: FieldPlaces | undefined): Fault {
  const { field, at = 'value', ...rest } = fault;
  if (field === undefined) return rest;
  const own = places?.get(field);
  if (own) return { ...rest, ...own[at] };
  for (let parent = parentOf(field); places && parent !== undefined; parent = parentOf(parent)) {
    const place = places.get(parent);
    // One value may stand for a list of one.
    if (place) return { ...rest, ...(field === `${parent}[0]` ? place.value : place.key) };
  }
  return rest;
}

/** `['navbar', 'items', 2, 'to']` is `navbar.items[2].to`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => joinField(text, key), '');
}

/** The path of a field inside another one. */
export function joinField(parent: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent ? `${parent}.${String(key)}` : String(key);
}

function parentOf(field: string): string | undefined {
  if (field === '') return undefined;
  return field.slice(0, Math.max(0, field.lastIndexOf('.'), field.lastIndexOf('[')));
}
