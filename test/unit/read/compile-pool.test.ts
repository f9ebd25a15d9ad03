import { expect, test, vi } from 'vitest';
import { createCompilePool } from '../../../src/read/compile-pool.ts';

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

test('while other work needs the processor, only prioritized files are compiled', {
  tags: 'variants',
}, async () => {
  const busy = Promise.withResolvers<void>();
  let idle: Promise<void> | undefined = busy.promise;
  const pool = createCompilePool('/', { leavesThread: true, threads: 1, whenIdle: () => idle });
  const done: string[] = [];
  const compile = (file: string) => pool.compile(file, 'Text.\n').then(() => done.push(file));
  const all = Array.from({ length: 50 }, (_, number) => compile(`content/docs/${number}.mdx`));
  for (const file of ['content/docs/30.mdx', 'content/docs/late.mdx']) {
    pool.prioritize(file);
    if (file.includes('late')) all.push(compile(file));
    await vi.waitFor(() => expect(done).toContain(file), { timeout: 50_000 });
  }
  expect(done.length).toBeLessThan(5);
  idle = undefined;
  busy.resolve();
  await Promise.all(all);
  expect(done).toHaveLength(51);
});

test('a prioritized file does not wait for the files that a thread is busy with', {
  tags: 'variants',
}, async () => {
  const pool = createCompilePool('/', {
    leavesThread: true,
    threads: 1,
    choices: { samples: { isShown: true } },
  });
  const done: string[] = [];
  const compile = (file: string, text: string) =>
    pool.compile(file, text).then(() => done.push(file));
  const sample = `\`\`\`tsx title="Card.tsx"
import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ card: { color: 'red' } });
export const Card = () => {
  for (let turn = 0; turn < 1e9; turn += 1);
  return <p {...stylex.props(styles.card)}>Card</p>;
};
\`\`\`
`;
  // It waits for the sandbox, so the file beside it is done first.
  const all = [compile('content/docs/sample.mdx', sample)];
  all.push(...Array.from({ length: 50 }, (_, at) => compile(`content/docs/${at}.mdx`, 'Text.\n')));
  await vi.waitFor(() => expect(done).toEqual(['content/docs/0.mdx']), {
    timeout: 50_000,
    interval: 1,
  });
  pool.prioritize('content/docs/30.mdx');
  await Promise.all(all);
  expect(done.slice(1, 3)).toEqual(['content/docs/30.mdx', 'content/docs/sample.mdx']);
});
