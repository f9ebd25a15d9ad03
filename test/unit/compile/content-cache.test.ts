import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentCompiler } from '../../../src/compile/content-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-cache-'));
  for (const folder of ['compile', 'theme', 'content']) {
    mkdirSync(path.join(root, 'src', folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'src/compile/step.ts'), '1');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compiles as a new process would: with nothing in memory. */
const compileAnew = (source: string) => createContentCompiler(root)('content/a.mdx', source);
const folder = () => path.join(root, '.cache/compile');
const onlyEntry = () => {
  const names = readdirSync(folder());
  expect(names).toHaveLength(1);
  return path.join(folder(), names[0] ?? '');
};

test('what is compiled is kept on disk and read from there', async () => {
  const first = await compileAnew('## One\n');
  const entry = onlyEntry();
  const written = readFileSync(entry, 'utf8');
  expect(await compileAnew('## One\n')).toEqual(first);
  expect(readFileSync(entry, 'utf8')).toBe(written);
  expect(written).toContain('"id":"one"');
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('"id":"one"', '"id":"two"')],
  ['emptied', () => ''],
])('an entry that was %s is treated as absent, and written anew', async (_case, damage) => {
  const first = await compileAnew('## One\n');
  const entry = onlyEntry();
  const written = readFileSync(entry, 'utf8');
  writeFileSync(entry, damage(written));
  expect(await compileAnew('## One\n')).toEqual(first);
  expect(readFileSync(entry, 'utf8')).toBe(written);
});

test('another text, another compiler or other packages make another entry', async () => {
  await compileAnew('## One\n');
  await compileAnew('## Two\n');
  expect(readdirSync(folder())).toHaveLength(2);
  writeFileSync(path.join(root, 'src/compile/step.ts'), '2');
  await compileAnew('## One\n');
  expect(readdirSync(folder())).toHaveLength(3);
  writeFileSync(path.join(root, 'package-lock.json'), '{"a": 1}');
  await compileAnew('## One\n');
  expect(readdirSync(folder())).toHaveLength(4);
});

test('faults are not kept', async () => {
  expect((await compileAnew('a <b\n')).faults).toHaveLength(1);
  expect(() => readdirSync(folder())).toThrow('ENOENT');
});

test('one text is compiled once in a process', async () => {
  const compile = createContentCompiler(root);
  expect(compile('content/a.mdx', 'x')).toBe(compile('content/a.mdx', 'x'));
});
