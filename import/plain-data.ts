import { joinField } from '../src/diagnostics/places.ts';
import { unreadable } from './static-calls.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An object by its fields; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return value instanceof Object && !Array.isArray(value) ? { ...value } : {};
}

/** The items of a list; none for anything else. */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or undefined. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A value, or undefined where it is of another type. */
export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Data without what could not be read, and where that was. */
export function dropUnreadable(
  value: unknown,
  field: string,
  dropped: string[],
): { value?: unknown } {
  if (value === unreadable || typeof value === 'function') {
    dropped.push(field);
    return {};
  }
  if (Array.isArray(value)) {
    const values = value.flatMap((item, at) => {
      const read = dropUnreadable(item, joinField(field, at), dropped);
      return 'value' in read ? [read.value] : [];
    });
    return { value: values };
  }
  if (!(value instanceof Object)) return value === undefined ? {} : { value };
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const read = dropUnreadable(inner, joinField(field, name), dropped);
    return 'value' in read ? [[name, read.value] as const] : [];
  });
  return { value: Object.fromEntries(entries) };
}

/** An object without the fields that are undefined. */
export function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
