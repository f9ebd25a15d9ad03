import { expect, test } from 'vitest';
import { createCompilePool } from '../../../src/compile/files/compile-pool.ts';

test('a prioritized file is compiled before those that came first', async () => {
  const pool = createCompilePool('/', { threads: 1 });
  const done: string[] = [];
  const compile = (file: string) => pool.compile(file, 'Text.\n').then(() => done.push(file));
  const files = Array.from({ length: 12 }, (_, number) => `content/docs/${number}.mdx`);
  const all = files.map(compile);
  pool.prioritize('content/docs/11.mdx');
  pool.prioritize('content/docs/late.mdx');
  await Promise.all([...all, compile('content/docs/late.mdx')]);
  expect(done.slice(0, 2).sort()).toEqual(['content/docs/11.mdx', 'content/docs/late.mdx']);
});

test('many files are compiled in threads, with their results in place', async () => {
  const pool = createCompilePool('/', { threads: 2 });
  const files = Array.from({ length: 50 }, (_, number) => `content/docs/${number}.mdx`);
  const results = await Promise.all(files.map((file) => pool.compile(file, `# ${file}\n`)));
  expect(results.map(({ compiled }) => compiled?.ownHeading)).toEqual(files);
});
