import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../faults/fault.ts';

export type Parsed<T> = { value?: T; faults: Fault[] };

/**
 * Parses YAML (or JSON, which is YAML) and checks it against a schema.
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
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  if (document.errors.length > 0) {
    const faults = document.errors.map((error) => ({
      ...placeAt(error.pos[0]),
      message: `YAML: ${error.message.split(/ at line | in YAML|:\n/)[0]}`,
      hint: 'Quote values that hold ":" or start with "@", "*", "{", "[" or "#".',
    }));
    return { faults };
  }
  const data: unknown = document.toJS() ?? {};
  const placeOf = (path: readonly PropertyKey[]) => placeAt(offsetOf(document.contents, path));
  const keyPlaceOf = (key: string) => placeAt(offsetOf(document.contents, [key], 'key'));
  const unknown = unknownFieldFaults(data, schema, keyPlaceOf);
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, faults: unknown };
  const faults = result.error.issues.map(
    (issue): Fault => ({
      ...placeOf(issue.path),
      message: `front matter field ${issue.path.map(String).join('.') || '(all)'}: ${issue.message}`,
      hint: `got ${JSON.stringify(valueAt(data, issue.path)) ?? 'nothing'}`,
    }),
  );
  return { faults: [...faults, ...unknown] };
}

/** Where a field's key or value starts; the start of the text where it is absent. */
function offsetOf(
  contents: unknown,
  path: readonly PropertyKey[],
  part: 'key' | 'value' = 'value',
): number {
  let node: unknown = contents;
  let offset = 0;
  for (const key of path) {
    if (!isMap(node)) return offset;
    const pair = node.items.find((item) => String(item.key) === String(key));
    if (!pair) return offset;
    offset = rangeStart(pair.key) ?? offset;
    node = pair.value;
  }
  return part === 'key' ? offset : (rangeStart(node) ?? offset);
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  return Array.isArray(node.range) && typeof node.range[0] === 'number' ? node.range[0] : undefined;
}

function unknownFieldFaults(
  data: unknown,
  schema: z.ZodType,
  placeOf: (key: string) => { file: string; line: number; column: number },
): Fault[] {
  if (!('shape' in schema) || typeof data !== 'object' || data === null) return [];
  const known = Object.keys(schema.shape ?? {});
  return Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      ...placeOf(key),
      message: `unknown front matter field "${key}"`,
      hint: `Known fields: ${known.join(', ')}.`,
      severity: 'warning',
    }));
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
