import path from 'node:path';
import { expect, test } from 'vitest';
import { readExamples } from '../../../../src/features/playground/bundle/read-examples.ts';
import { compileProject } from '../../../../src/features/samples/compiler/compile-project.ts';

const examples = readExamples(path.resolve(import.meta.dirname, '../../../../content/playground'));

test('S2.3 the examples cover the functions of StyleX, and the first one has two files', () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
  expect(examples[0]?.files.map(({ name }) => name)).toEqual(['App.tsx', 'tokens.stylex.ts']);
  const code = examples.flatMap(({ files }) => files.map((file) => file.code)).join('\n');
  const told = /\b(defineVars|createTheme|defineConsts|keyframes|positionTry|firstThatWorks)\(/g;
  expect(new Set(Array.from(code.matchAll(told), ([, name]) => name)).size).toBe(6);
});

test.each(examples)('S2.3 the example $name compiles in both modes', ({ files, picture }) => {
  for (const mode of ['development', 'production'] as const) {
    const { problems, rules } = compileProject(files, { mode, linesOf: [] });
    expect(problems).toEqual([]);
    expect(rules.length).toBeGreaterThan(5);
  }
  expect(picture[0]).toBe('svg');
});
