import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** One value that is not what its schema expects. */
export type Mismatch = {
  path: readonly PropertyKey[];
  /** `a number`, `one of "light", "dark"`. */
  expected: string;
  got: unknown;
};

/** What a value has wrong, each at its deepest field; unknown fields are not among it. */
export function listMismatches(error: z.ZodError, data: unknown): Mismatch[] {
  return error.issues
    .flatMap((issue) => expandUnion(issue))
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => ({
      path: issue.path,
      expected: describeExpectation(issue),
      got: valueAt(data, issue.path),
    }));
}

/** A value as it stands in a message: on one line, and not longer than one. */
export function quoteValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** Of several shapes, tells what is wrong with the one that was probably meant. */
function expandUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || isOurs(issue)) return [issue];
  const near = issue.errors
    .filter((branch) => !branch.some((inner) => isOtherKind(inner)))
    .toSorted((a, b) => b.length - a.length);
  const meant = near.at(-1);
  if (!meant) return [issue];
  return meant.flatMap((inner) => expandUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** True where a value is not of the kind that a shape is about at all. */
function isOtherKind(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return issue.errors.every((branch) => branch.some(isOtherKind));
  }
  return issue.code === 'invalid_type';
}

function describeExpectation(issue: Issue): string {
  if (isOurs(issue)) return issue.message.replace(/^expected /, '');
  switch (issue.code) {
    case 'invalid_type':
      return nameKind(issue.expected);
    case 'invalid_value':
      return listValues(issue.values);
    case 'too_small':
      return describeBound(issue.origin, 'at least', Number(issue.minimum));
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

/** Messages of our own schemas say what they expect. */
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

function nameKind(kind: string): string {
  return kinds[kind] ?? kind;
}

function describeBound(origin: string, side: string, bound: number): string {
  if (origin === 'string') {
    return bound === 1 ? 'a string that is not empty' : `a string of ${side} ${bound} letters`;
  }
  return origin === 'array' ? `a list of ${side} ${bound}` : `a number of ${side} ${bound}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
