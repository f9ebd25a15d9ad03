import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSections } from './read-sections.ts';

const question = z.tuple([z.string()]).or(z.tuple([z.string(), z.string(), z.string()]));
const questions = z
  .array(question)
  .parse(parse(readFileSync('test/unit/guides/questions.yml', 'utf8')));

test('150 questions have a heading below which their answer stands, and at least 140 are answered', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  const sections = readSections();
  const wrong = questions.filter(([, address, words]) => {
    return address !== undefined && !sections.get(address)?.includes(words ?? '');
  });
  expect(wrong).toEqual([]);
  expect(questions.filter(([, address]) => address !== undefined).length).toBeGreaterThan(140);
});
