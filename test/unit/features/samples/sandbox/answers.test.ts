import { expect, test } from 'vitest';
import { readAnswer, writeQuestion } from '../../../../../src/features/samples/sandbox/answers.ts';

const ask = {
  files: [{ name: 'A.tsx', code: '' }],
  mode: 'production',
  renders: ['A.tsx'],
} as const;
const { id } = writeQuestion('project', ask);
const rule = { className: 'x1', css: '.x1{}', priority: 1, lines: [] };
const project = { files: [{ name: 'A.tsx', js: '', rules: [rule] }], rules: [rule], problems: [] };
const read = (answer: unknown, of = id) =>
  readAnswer('project', id, ask, JSON.stringify({ id: of, answer }));

test('an answer that matches its question is accepted', () => {
  expect(read({ project, html: [null] })).toEqual({ answer: { project, html: [null] } });
});

test.each<[what: string, answer: unknown, of?: string]>([
  ['has the id of another question', { project, html: [null] }, 'another'],
  ['has components that were not requested', { project, html: [null, '<b></b>'] }],
  ['is not a project', { project: 'forged', html: [null] }],
  ['has unknown fields', { project, html: [null], file: '/etc/passwd' }],
  [
    'is about another file',
    { project: { ...project, files: [{ ...project.files[0], name: 'B.tsx' }] }, html: [null] },
  ],
  [
    'has rules of another file',
    {
      project: { ...project, rules: [{ ...rule, lines: [{ file: 'B.tsx', from: 1, to: 1 }] }] },
      html: [null],
    },
  ],
])('an answer that %s is rejected', (_what, answer, of) => {
  expect(read(answer, of)).toBeUndefined();
});

test('invalid JSON is rejected', () => {
  expect(readAnswer('project', id, ask, 'forged')).toBeUndefined();
});
