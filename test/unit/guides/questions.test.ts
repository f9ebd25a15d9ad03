import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSections } from './read-sections.ts';

const question = z.tuple([z.string(), z.string(), z.string()]);
const questions = z
  .array(question)
  .parse(parse(readFileSync('test/unit/guides/questions.yml', 'utf8')));

test('each of 150 questions and more has a heading below which its answer stands', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  const sections = readSections();
  const wrong = questions.filter(([, address, words]) => {
    return !sections.get(address)?.includes(words);
  });
  expect(wrong).toEqual([]);
});
