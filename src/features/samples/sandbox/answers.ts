import { z } from 'zod';
import { tools } from '../contract.ts';
import type { Answers, FromSandbox, Kind } from '../host/messages.ts';

/** The maximum length of an answer in characters, more than any page's samples need. */
export const maxAnswerLength = 8_000_000;

const place = z.number().int().min(0).max(10_000_000);
const lines = z.strictObject({ file: z.string(), from: place, to: place });
const direction = { css: z.string(), rtl: z.string().optional() };
const rule = z.strictObject({
  className: z.string(),
  ...direction,
  priority: z.number(),
  raw: z.strictObject(direction).optional(),
  constant: z.union([z.string(), z.number()]).optional(),
  lines: z.array(lines),
});
const file = z.strictObject({ name: z.string(), js: z.string(), rules: z.array(rule) });
const said = { line: place, column: place, message: z.string() };
const problem = z.strictObject({ tool: z.enum([...tools, 'text']), ...said });
const compilers = z.enum(['babel', 'stylex']);
const compileProblem = z.strictObject({ file: z.string(), ...said, tool: compilers });

/** The schemas of answers, because a sample may have taken over the sandbox. */
const schemas: { [K in Kind]: z.ZodType<Answers[K]> } = {
  project: z.strictObject({
    project: z.strictObject({
      files: z.array(file),
      rules: z.array(rule),
      problems: z.array(compileProblem),
    }),
    html: z.array(z.string().nullable()),
  }),
  check: z.array(problem),
  entry: z.strictObject({ shows: z.enum(['components', 'styles']), code: z.string() }).nullable(),
  sheet: z.string(),
};

/** A line of the sandbox, before its answer is checked. */
const envelope = z.union([
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ thrown: z.string().max(10_000) }),
]) satisfies z.ZodType<FromSandbox>;

/** An answer; or why there is none, for people. */
export type Answer<T> =
  | { answer: T; stopped?: undefined }
  | { answer?: undefined; stopped: string };

/**
 * Reads the answer to a question.
 * @returns undefined if it is invalid for this kind of question
 */
export function readAnswer<K extends Kind>(kind: K, line: string): Answer<Answers[K]> | undefined {
  const { data } = envelope.safeParse(parse(line));
  if (!data) return undefined;
  if ('thrown' in data) return { stopped: data.thrown };
  const answer = checkAnswer(kind, data.answer);
  return answer === undefined ? undefined : { answer };
}

/** The answer to a kind of question if it is valid, otherwise undefined. */
export function checkAnswer<K extends Kind>(kind: K, given: unknown): Answers[K] | undefined {
  return schemas[kind].safeParse(given).data;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
