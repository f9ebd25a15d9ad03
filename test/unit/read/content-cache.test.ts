import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentCompiler, readCompiled } from '../../../src/read/content-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compiles as a new process would: with nothing in memory. */
const compileAnew = (source: string, version = '1') =>
  createContentCompiler(root, { version })('content/a.mdx', source);
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

test('another text or another compiler makes another entry', async () => {
  await compileAnew('## One\n');
  await compileAnew('## Two\n');
  expect(readdirSync(folder())).toHaveLength(2);
  await compileAnew('## One\n', '2');
  expect(readdirSync(folder())).toHaveLength(3);
});

test('faults are not kept', async () => {
  expect((await compileAnew('a <b\n')).faults).toHaveLength(1);
  expect(() => readdirSync(folder())).toThrow('ENOENT');
});

test('the text is read from the cache when it is wanted', async () => {
  const { compiled } = await compileAnew('Hello.\n');
  expect(readCompiled(root, compiled?.key ?? '')).toEqual(
    expect.objectContaining({ body: { html: '<p>Hello.</p>' } }),
  );
});

test('many files are compiled in threads, and come out as they would alone', async () => {
  const compile = createContentCompiler(root, { version: '1' });
  const names = Array.from({ length: 50 }, (_, number) => `content/${number}.mdx`);
  const all = await Promise.all(names.map((name) => compile(name, `## Of ${name}\n\n<b\n`)));
  const alone = await createContentCompiler(root, { version: '1' })(
    'content/7.mdx',
    '## Of content/7.mdx\n\n<b\n',
  );
  expect(all[7]).toEqual(alone);
  // A file that comes while the threads are being put away is compiled as well.
  expect((await compile('content/later.mdx', 'Later.\n')).compiled?.words).toBe(1);
  expect(all.map(({ faults }) => faults[0]?.file)).toEqual(names);
});
