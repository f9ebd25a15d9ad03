import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../../src/check/check-project.ts';
import { listSamplePages } from '../../src/features/samples/prove/prove-samples.ts';
import { lineOf, readSamplesLock } from '../../src/features/samples/prove/samples-lock.ts';
import { smallSite, withTree } from '../unit/content/plant.ts';
import { runScript } from './small-site.ts';

const command = path.resolve('src/features/samples/commands/samples.ts');
const lock = 'content/samples.lock';

test('the lock of this site has exactly its code blocks, with the installed versions of the tools', async () => {
  const root = process.cwd();
  const { content } = await readProject(root);
  const lines = listSamplePages(root, content.index).flatMap(({ file, read }) =>
    read().map((block) => lineOf(file, block)),
  );
  expect([...(readSamplesLock(root) ?? new Map()).keys()].toSorted()).toEqual(
    [...new Set(lines)].toSorted(),
  );
});

test('the commands record only what is right, report what is wrong, and hold no site without the lock', async () => {
  const tree = {
    'site.config.ts': `export default ${JSON.stringify({ ...smallSite, samples: { prove: true } })};\n`,
    'content/docs/a.mdx': '# A\n\n```json\n{}\n```\n\n```json\n{ "a": 1,, }\n```\n',
  };
  await withTree(tree, async (root) => {
    const run = (flag: string) => runScript(root, command, [flag]);
    expect(await run('--check')).toEqual({ code: 0, signal: null, output: '' });
    const recorded = await run('--record');
    expect(recorded.output).toMatch(/^content\/samples\.lock has 1 code block\.\n/);
    expect(recorded.output).toContain('content/docs/a.mdx:8:10  the json cannot be parsed');
    expect(recorded.code).toBe(1);
    const file = path.join(root, lock);
    writeFileSync(file, `${readFileSync(file, 'utf8')}content/docs/a.mdx json 0\n`);
    const checked = await run('--check');
    expect(checked.output).toContain('content/docs/a.mdx:8:10  the json cannot be parsed');
    expect(checked.output).toContain('content/samples.lock:3:1  1 line without a proven');
    expect(checked.output).toContain('npm run samples -- --record');
    expect(checked.code).toBe(1);
  });
});
