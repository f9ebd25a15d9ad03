import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import {
  askSandbox,
  closeSandbox,
} from '../../../../../src/features/samples/sandbox/ask-sandbox.ts';

afterAll(closeSandbox);

const entryOf = (name: string) => ({
  name: 'Card.tsx',
  code: `export function ${name}() { return <p>Hi</p>; }`,
});

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? [];

test('a repeated question is answered without a process, even if the first answer was changed', async () => {
  // Another test may have left a process that ends meanwhile.
  closeSandbox();
  const before = new Set(children());
  const started = () => children().filter((id) => !before.has(id));
  const first = await askSandbox('entry', entryOf('Card'));
  expect(first.answer).toMatchObject({ shows: 'components' });
  expect(started()).toHaveLength(1);
  if (first.answer) first.answer.code = '';
  closeSandbox();
  await expect.poll(started).toEqual([]);
  const again = await askSandbox('entry', entryOf('Card'));
  expect(again.answer?.code).toContain('Card');
  expect(started()).toEqual([]);
  expect((await askSandbox('entry', entryOf('Other'))).answer?.code).toContain('Other');
});

test('questions of a page are answered before checks', async () => {
  const answered: string[] = [];
  const note = (name: string) => () => answered.push(name);
  const sample = { language: 'ts', code: 'export const a = 1;' };
  await Promise.all([
    askSandbox('check', sample).then(note('first check')),
    askSandbox('check', { ...sample, code: 'export const a = 2;' }).then(note('second check')),
    askSandbox('entry', entryOf('Page')).then(note('page')),
  ]);
  expect(answered).toEqual(['first check', 'page', 'second check']);
});
