import type { z } from 'zod';
import { findMismatches, quoteValue, valueAt } from '../diagnostics/mismatches.ts';
import { type FieldDiagnostic, fieldPath } from '../diagnostics/places.ts';
import { correctField } from './front-matter/yaml-diagnostics.ts';

type DataDiagnostic = Omit<FieldDiagnostic, 'file'>;

/**
 * Checks data of a content file against its schema.
 * @param data unknown fields are removed from it
 * @param subject what messages call a field
 * @param textAt returns a value as its author wrote it
 * @returns the value if it is valid; a diagnostic for each invalid field, a warning for each unknown one
 */
export function checkData<T extends z.ZodType>(
  data: unknown,
  schema: T,
  subject: string,
  textAt: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): { value?: z.output<T>; diagnostics: DataDiagnostic[] } {
  const softened = readAsText(data, findMismatches(schema, data).wrong, textAt);
  const { value, wrong, unknown } = findMismatches(schema, data);
  const diagnostics = [
    ...softened.map(
      ({ path, expected, got }): DataDiagnostic => ({
        field: fieldPath(path),
        message: `${subject} ${fieldPath(path)}: expected ${expected}`,
        hint: `got ${quoteValue(got)}, which is read as text: put it in quotes`,
        severity: 'warning',
      }),
    ),
    ...wrong.map(({ path, expected, got }): DataDiagnostic => {
      const field = fieldPath(path);
      return {
        field,
        message: field
          ? `${subject} ${field}: expected ${expected}`
          : `expected ${subject}s, each as name: value`,
        hint:
          got === null && textAt(path) === ''
            ? 'The field is empty: write a value, or remove the field.'
            : `got ${quoteValue(got)}${adviceFor(path, expected, got)}`,
      };
    }),
    ...unknown.map(
      ({ path, name, hint }): DataDiagnostic => ({
        field: fieldPath(path),
        at: 'key',
        message: `unknown ${subject} "${name}"`,
        hint,
        severity: 'warning',
      }),
    ),
  ];
  if (wrong.length > 0 || unknown.length === 0) return { value, diagnostics };
  for (const { path } of unknown) {
    const holder = valueAt(data, path.slice(0, -1));
    if (holder instanceof Object) Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
  return { value: schema.parse(data), diagnostics };
}

type Mismatch = { path: readonly PropertyKey[]; expected: string; got: unknown };

/** Reads numbers and flags as written where the schema expects text; other invalid values stay as they are. */
function readAsText(
  data: unknown,
  wrong: readonly Mismatch[],
  textAt: (path: readonly PropertyKey[]) => string | undefined,
): Mismatch[] {
  return wrong.filter(({ path, expected, got }) => {
    const holder = valueAt(data, path.slice(0, -1));
    const isPlain = typeof got === 'number' || typeof got === 'boolean';
    const isText = expected.startsWith('a string') && !expected.includes('list');
    if (!isPlain || !isText || !(holder instanceof Object)) return false;
    return Reflect.set(holder, path.at(-1) ?? '', textAt(path) ?? String(got));
  });
}

/** The hint for a value that is almost right. */
function adviceFor(path: readonly PropertyKey[], expected: string, got: unknown): string {
  const name = String(path.at(-1) ?? '');
  const field = path.length === 0 && typeof got === 'string' ? correctField(got) : undefined;
  if (field) return `, which ${field.problem}: write ${field.corrected}`;
  const isDay = typeof got === 'string' && /^\d{4}-\d/.test(got);
  if (name === 'last_update' && typeof got !== 'object')
    return `: write ${name}: { date: ${isDay ? got : '2025-05-19'} }`;
  if (expected === 'true or false') return `: write ${name}: true or ${name}: false`;
  if (expected === 'a number') return `: write ${name}: 2`;
  return expected.startsWith('a list') && typeof got === 'string' ? `: write [${got}]` : '';
}
