import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileAhead } from '../../../../src/publish/build/compile-ahead.ts';
import { someOf } from '../../../run/exhaustive.ts';

const caches: [string, number][] = [
  ['files are compiled ahead even if the cache has as many entries of another compiler', 45],
  ['many new files are compiled ahead of the build', 0],
];

test.each(someOf('variants', caches))('%s', async (_, others) => {
  const root = mkdtempSync(path.join(tmpdir(), 'compile-ahead-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'content'));
  const sources = Array.from({ length: 45 }, (_, place) => `content/${place}.md`);
  for (const file of sources) writeFileSync(path.join(root, file), `# ${file}\n`);
  const cache = path.join(root, '.cache/compile');
  mkdirSync(cache, { recursive: true });
  for (let at = 0; at < others; at += 1) writeFileSync(path.join(cache, `other-${at}.json`), '');
  await compileAhead(root, sources, {});
  expect(readdirSync(cache)).toHaveLength(45 + others);
});
