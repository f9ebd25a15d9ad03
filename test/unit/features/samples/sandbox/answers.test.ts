import { expect, test } from 'vitest';
import { readAnswer } from '../../../../../src/features/samples/sandbox/answers.ts';

const rule = { className: 'x1', css: '.x1{}', priority: 1, lines: [] };
const project = { files: [{ name: 'A.tsx', js: '', rules: [rule] }], rules: [rule], problems: [] };
const read = (answer: unknown) => readAnswer('project', JSON.stringify({ answer }));

test('an answer that matches the kind of its question is accepted', () => {
  expect(read({ project, html: [null] })).toEqual({ answer: { project, html: [null] } });
});

test.each([
  ['is not a project', { project: 'forged', html: [null] }],
  ['has unknown fields', { project, html: [null], file: '/etc/passwd' }],
])('an answer that %s is rejected', (_what, answer) => {
  expect(read(answer)).toBeUndefined();
});

test('invalid JSON is rejected', () => {
  expect(readAnswer('project', 'forged')).toBeUndefined();
});
