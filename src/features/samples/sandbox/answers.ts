import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { tools } from '../contract.ts';
import type { Answers, AskOf, FromSandbox, Kind } from '../host/messages.ts';

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

/** Whether an answer fits its question: the same files and number of components. */
const fits: { [K in Kind]: (answer: Answers[K], ask: AskOf<K>) => boolean } = {
  project: ({ project, html }, { files, renders }) => {
    const names = new Set(files.map(({ name }) => name));
    const rules = [...project.rules, ...project.files.flatMap((one) => one.rules)];
    const named = [
      ...project.files.map(({ name }) => name),
      ...project.problems.map((problem) => problem.file),
      ...rules.flatMap((one) => one.lines.map((line) => line.file)),
    ];
    return html.length === renders.length && named.every((name) => names.has(name));
  },
  check: () => true,
  entry: () => true,
  sheet: () => true,
};

/** A line of the sandbox, before its answer is checked. */
const envelope = z.union([
  z.strictObject({ id: z.string(), answer: z.unknown() }),
  z.strictObject({ id: z.string(), thrown: z.string().max(10_000) }),
]) satisfies z.ZodType<FromSandbox>;

/** Writes a question with an id, which its answer must have. */
export function writeQuestion<K extends Kind>(
  kind: K,
  ask: AskOf<K>,
): { id: string; line: string } {
  const id = randomUUID();
  return { id, line: JSON.stringify({ id, kind, ask }) };
}

/** An answer; or why there is none, for people. */
export type Answer<T> =
  | { answer: T; stopped?: undefined }
  | { answer?: undefined; stopped: string };

/**
 * Reads the answer to a question.
 * @returns undefined if it is invalid for this question
 */
export function readAnswer<K extends Kind>(
  kind: K,
  id: string,
  ask: AskOf<K>,
  line: string,
): Answer<Answers[K]> | undefined {
  const read = envelope.safeParse(parse(line));
  if (!read.success || read.data.id !== id) return undefined;
  if ('thrown' in read.data) return { stopped: read.data.thrown };
  const answer = checkAnswer(kind, ask, read.data.answer);
  return answer === undefined ? undefined : { answer };
}

/** The answer to a question if it is valid, otherwise undefined. */
export function checkAnswer<K extends Kind>(
  kind: K,
  ask: AskOf<K>,
  given: unknown,
): Answers[K] | undefined {
  const { data: answer } = schemas[kind].safeParse(given);
  return answer !== undefined && fits[kind](answer, ask) ? answer : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
