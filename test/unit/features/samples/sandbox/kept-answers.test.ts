import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, expect, test } from 'vitest';
import { compileContent } from '../../../../../src/compile/compile-content.ts';
import { loadCompileFeatures } from '../../../../../src/compile/files/load-compile-features.ts';
import { noSources } from '../../../../../src/compile/source-reader.ts';
import { askKept } from '../../../../../src/features/samples/sandbox/ask-kept.ts';
import {
  askSandbox,
  closeSandbox,
} from '../../../../../src/features/samples/sandbox/ask-sandbox.ts';

const require = createRequire(import.meta.url);
const sandboxModule = '../../../../../src/features/samples/sandbox/ask-sandbox.ts';

afterAll(closeSandbox);

const entryOf = (name: string) => ({
  name: 'Card.tsx',
  code: `export function ${name}() { return <p>Hi</p>; }`,
});

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? [];

test('what a page shows of a sample is compiled once: the answer outlives the process, even if it was changed', async () => {
  // Another test may have left a process that ends meanwhile.
  closeSandbox();
  const before = new Set(children());
  const started = () => children().filter((id) => !before.has(id));
  // The answers of earlier runs are kept too.
  const name = `Card${Date.now()}`;
  const first = await askKept('entry', entryOf(name));
  expect(first.answer).toMatchObject({ shows: 'components' });
  expect(started()).toHaveLength(1);
  if (first.answer) first.answer.code = '';
  closeSandbox();
  await expect.poll(started).toEqual([]);
  const again = await askKept('entry', entryOf(name));
  expect(again.answer?.code).toContain(name);
  expect(started()).toEqual([]);
  expect((await askKept('entry', entryOf(`Other${name}`))).answer?.code).toContain('Other');
  expect(started()).toHaveLength(1);
});

test('an edit of the text of a page starts no process for its samples', async () => {
  const sample = [
    '```tsx title="Card.tsx"',
    "import * as stylex from '@stylexjs/stylex';",
    "const styles = stylex.create({ root: { color: 'red' } });",
    'export const Card = () => <p {...stylex.props(styles.root)}>Card</p>;',
    '```',
    '',
    '```css output="css"',
    '```',
  ].join('\n');
  const features = loadCompileFeatures({ samples: { isShown: true } });
  const compile = async (text: string) => {
    const page = `${text}\n\n${sample}\n`;
    const { compiled } = await compileContent('content/docs/a.md', page, noSources, features);
    return JSON.stringify(compiled?.body);
  };
  await compile('One.');
  // The compiler requires its own instance of the module.
  const own: { closeSandbox: typeof closeSandbox } = require(sandboxModule);
  own.closeSandbox();
  const before = new Set(children());
  const body = await compile('Two.');
  expect(body).toContain('became');
  expect(children().filter((id) => !before.has(id))).toEqual([]);
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
