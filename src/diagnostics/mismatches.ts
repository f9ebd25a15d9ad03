import { z } from 'zod';
import { countOf } from './count-of.ts';
import { findNearestName } from './nearest-name.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks a value against a schema with strict objects.
 * @returns the value if it is valid; the problems, each at its deepest field with what is expected (`a number`,
 * `one of "light", "dark"`); and the unknown fields
 */
export function findMismatches<T extends z.ZodType>(schema: T, data: unknown) {
  const result = schema.safeParse(data, { error: describeKnownFields });
  const issues = (result.error?.issues ?? []).flatMap((issue) => expandUnion(issue));
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((name) => {
      const path = [...issue.path, name];
      const names = issue.message.split(', ').filter(Boolean);
      return { path, name, got: valueAt(data, path), hint: suggestField(name, names) };
    });
  });
  const wrong = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map((issue) => {
      const expected = describeExpectation(issue);
      return { path: issue.path, expected, got: valueAt(data, issue.path) };
    });
  return { value: result.data, wrong, unknown };
}

/** The message for an unknown field: the known names. */
function describeKnownFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || !(inst instanceof z.ZodObject)) return undefined;
  return Object.keys(inst.shape).join(', ');
}

function suggestField(name: string, names: readonly string[]): string {
  const nearest = findNearestName(name, names) ?? findNearestName(name.toLowerCase(), names);
  if (nearest) return `Did you mean "${nearest}"?`;
  return names.length > 0 ? `Known fields: ${names.join(', ')}.` : 'It has no fields.';
}

/** Formats a value for a message: on one line, truncated. */
export function quoteValue(value: unknown): string {
  const text = writeValue(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** A value as JSON has it, and values that JSON doesn't have as JavaScript names them. */
function writeValue(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (['number', 'bigint', 'symbol'].includes(typeof value)) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that JSON cannot have';
  }
}

/** For a union, reports the problems of the shape that was probably meant. */
function expandUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || isOurs(issue)) return [issue];
  const near = issue.errors
    .filter((branch) => !branch.some((inner) => isOtherType(inner)))
    .toSorted((a, b) => countProblems(b) - countProblems(a));
  const meant = near.at(-1);
  if (!meant) return [issue];
  return meant.flatMap((inner) => expandUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Counts the problems, including each unknown field. */
function countProblems(issues: readonly Issue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  );
}

/** True if a value has another type than a shape. */
function isOtherType(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return issue.errors.every((branch) => branch.some(isOtherType));
  }
  // Who writes `true` where `false` or an object is expected means the object.
  if (issue.code === 'invalid_value') return issue.values.every((value) => value === false);
  return issue.code === 'invalid_type';
}

function describeExpectation(issue: Issue): string {
  if (isOurs(issue)) return issue.message.replace(/^expected /, '');
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return listValues(issue.values);
    case 'too_small':
      return describeBound(
        issue.origin,
        issue.inclusive === false ? 'more than' : 'at least',
        Number(issue.minimum),
      );
    case 'too_big':
      return describeBound(issue.origin, 'at most', Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'url' ? 'an address such as https://example.com' : issue.message;
    case 'invalid_union':
      return describeUnion(issue);
    default:
      return issue.message;
  }
}

/** Messages of our own schemas state what is expected. */
function isOurs(issue: Issue): boolean {
  return issue.code === 'custom' || issue.message.startsWith('expected ');
}

function describeUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  if ('options' in issue && Array.isArray(issue.options)) return listValues(issue.options);
  const each = issue.errors.flat().filter((inner) => inner.path.length === 0);
  return [...new Set(each.map(describeExpectation))].join(' or ') || 'another shape';
}

function listValues(values: readonly unknown[]): string {
  const written = values
    .filter((value) => value !== undefined && value !== null)
    .map((value) => JSON.stringify(value));
  return written.length === 1 ? String(written[0]) : `one of ${written.join(', ')}`;
}

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function describeBound(origin: string, side: string, bound: number): string {
  if (origin === 'string') {
    return bound === 1 ? 'a string that is not empty' : `a string of ${side} ${bound} characters`;
  }
  if (origin !== 'array') {
    return side === 'more than' ? `a number above ${bound}` : `a number of ${side} ${bound}`;
  }
  return `a list of ${side} ${countOf(bound, 'item')}`;
}

/** Returns the value at a path. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
