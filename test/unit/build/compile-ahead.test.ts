import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileAhead } from '../../../src/build/compile-ahead.ts';

test('many new files are compiled before the build asks for them', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'compile-ahead-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'content'));
  const sources = Array.from({ length: 45 }, (_, place) => `content/${place}.md`);
  for (const file of sources) writeFileSync(path.join(root, file), `# ${file}\n`);
  await compileAhead(root, sources, {});
  expect(readdirSync(path.join(root, '.cache/compile'))).toHaveLength(45);
}, 60_000);
