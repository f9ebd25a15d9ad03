import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAnswers } from './read-answers.ts';

const question = z.tuple([z.string(), z.string(), z.string().min(2)]);
const questions = z
  .array(question)
  .parse(parse(readFileSync('test/unit/guides/questions.yml', 'utf8')));
const asked = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string().min(2)]))
  .parse(parse(readFileSync('test/unit/guides/asked.yml', 'utf8')));

const answers = readAnswers();
/** Whether one sentence, row or line of code right below a heading has these words. */
const isAnswered = (address: string, words: string) =>
  [...(answers.get(address) ?? [])].some((unit) => unit.includes(words));

test('each of at least 150 questions is answered in one sentence right below its heading', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(questions.filter(([, address, words]) => !isAnswered(address, words))).toEqual([]);
});

test('each of at least 60 questions from public threads is answered in the same way', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(new Set(asked.map(([, words]) => words)).size).toBe(asked.length);
  expect(asked.filter(([, , address, words]) => !isAnswered(address, words))).toEqual([]);
});

test('words below another heading or across two sentences are not an answer', () => {
  const address = 'learn/styling-ui/defining-styles#where-create-stands';
  expect(isAnswered(address, 'never inside a component')).toBe(true);
  expect(
    isAnswered('learn/styling-ui/defining-styles#constraints', 'never inside a component'),
  ).toBe(false);
  expect(isAnswered('learn/styling-ui/defining-styles#constraints', 'file alone. Come back')).toBe(
    false,
  );
});
