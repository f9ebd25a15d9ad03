import type { z } from 'zod';
import { findMismatches, quoteValue, valueAt } from '../faults/mismatches.ts';
import { type FieldFault, fieldPath } from '../faults/places.ts';

type DataFault = Omit<FieldFault, 'file'>;

/**
 * Checks data of a content file against its schema.
 * @param data loses its unknown fields
 * @param subject what a field is called in messages
 * @returns the value where nothing is wrong; a fault for each wrong field, a warning for each
 * unknown one
 */
export function checkData<T extends z.ZodType>(
  data: unknown,
  schema: T,
  subject: string,
): { value?: z.output<T>; faults: DataFault[] } {
  const { value, wrong, unknown } = findMismatches(schema, data);
  const faults = [
    ...wrong.map(({ path, expected, got }): DataFault => {
      const field = fieldPath(path);
      return {
        field,
        message: `${subject} ${field || '(all)'}: expected ${expected}`,
        hint: `got ${quoteValue(got)}${adviceFor(expected, got)}`,
      };
    }),
    ...unknown.map(
      ({ path, name, hint }): DataFault => ({
        field: fieldPath(path),
        at: 'key',
        message: `unknown ${subject} "${name}"`,
        hint,
        severity: 'warning',
      }),
    ),
  ];
  if (wrong.length > 0 || unknown.length === 0) return { value, faults };
  for (const { path } of unknown) {
    const holder = valueAt(data, path.slice(0, -1));
    if (holder instanceof Object) Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
  return { value: schema.parse(data), faults };
}

function adviceFor(expected: string, got: unknown): string {
  if (/^a string/.test(expected) && ['number', 'boolean'].includes(typeof got)) {
    return ': put it in quotes';
  }
  return expected.startsWith('a list') && typeof got === 'string' ? `: write [${got}]` : '';
}
