import type { z } from 'zod';
import { listMismatches, quoteValue } from '../faults/mismatches.ts';
import { type FieldFault, fieldPath } from '../faults/places.ts';
import { findUnknownFields } from '../faults/unknown-fields.ts';

type DataFault = Omit<FieldFault, 'file'>;

/**
 * Checks data of a content file against its schema.
 * @param subject what a field is called in messages
 * @returns the value where nothing is wrong; a fault for each wrong field, a warning for each
 * unknown one
 */
export function checkData<T extends z.ZodType>(
  data: unknown,
  schema: T,
  subject: string,
): { value?: z.output<T>; faults: DataFault[] } {
  const unknown = findUnknownFields(schema, data).map(
    ({ path, name, hint }): DataFault => ({
      field: fieldPath(path),
      at: 'key',
      message: `unknown ${subject} "${name}"`,
      hint,
      severity: 'warning',
    }),
  );
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, faults: unknown };
  const wrong = listMismatches(result.error, data).map(({ path, expected, got }): DataFault => {
    const field = fieldPath(path);
    return {
      field,
      message: `${subject} ${field || '(all)'}: expected ${expected}`,
      hint: `got ${quoteValue(got)}${adviceFor(expected, got)}`,
    };
  });
  return { faults: [...wrong, ...unknown] };
}

function adviceFor(expected: string, got: unknown): string {
  if (/^a string/.test(expected) && ['number', 'boolean'].includes(typeof got)) {
    return ': put it in quotes';
  }
  return expected.startsWith('a list') && typeof got === 'string' ? `: write [${got}]` : '';
}
