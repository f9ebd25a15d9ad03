import { z } from 'zod';
import { findNearestName } from './nearest-name.ts';

/** A field that its schema does not know. */
export type UnknownField = {
  path: readonly PropertyKey[];
  name: string;
  got: unknown;
  /** `Did you mean "title"?`, or all that are known. */
  hint: string;
};

/** Every field of a value, however deep, that the schema has no name for. */
export function findUnknownFields(
  schema: unknown,
  data: unknown,
  path: readonly PropertyKey[] = [],
): UnknownField[] {
  const shape = unwrap(schema, data);
  if (Array.isArray(data)) {
    if (!(shape instanceof z.ZodArray)) return [];
    return data.flatMap((item, at) => findUnknownFields(shape.element, item, [...path, at]));
  }
  if (!isRecord(data)) return [];
  if (shape instanceof z.ZodRecord) {
    return Object.entries(data).flatMap(([key, inner]) =>
      findUnknownFields(shape.valueType, inner, [...path, key]),
    );
  }
  if (!(shape instanceof z.ZodObject)) return [];
  const known = Object.keys(shape.shape);
  return Object.entries(data).flatMap(([name, inner]) =>
    known.includes(name)
      ? findUnknownFields(shape.shape[name], inner, [...path, name])
      : [{ path: [...path, name], name, got: inner, hint: suggestField(name, known) }],
  );
}

function suggestField(name: string, known: readonly string[]): string {
  const nearest = findNearestName(name, known) ?? findNearestName(name.toLowerCase(), known);
  return nearest ? `Did you mean "${nearest}"?` : `Known fields: ${known.join(', ')}.`;
}

/** The object, list or record inside of optional values, defaults, transforms and unions. */
function unwrap(schema: unknown, data: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodLazy
  ) {
    return unwrap(schema.unwrap(), data);
  }
  if (schema instanceof z.ZodPipe) {
    return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in, data);
  }
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options.map((option) => unwrap(option, data));
  return options.toSorted((a, b) => fitOf(b, data) - fitOf(a, data))[0];
}

/** How well an option of a union fits a value: by its kind, its `type`, and the names it knows. */
function fitOf(option: unknown, data: unknown): number {
  if (Array.isArray(data)) {
    const [first] = data;
    return option instanceof z.ZodArray ? 1 + fitOf(unwrap(option.element, first), first) : 0;
  }
  if (!isRecord(data) || !(option instanceof z.ZodObject)) return 0;
  const tag: unknown = option.shape.type;
  const tagFits = tag instanceof z.ZodType && tag.safeParse(data.type).success;
  const known = Object.keys(data).filter((name) => name in option.shape).length;
  return 1 + known + (tagFits ? 100 : 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
