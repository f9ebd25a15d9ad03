import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openToolCache } from '../../../src/compile/files/tool-cache.ts';

test('a result is found in a copy of the project, until its packages change', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tool-cache-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [project, copy] = [path.join(root, 'project'), path.join(root, 'copy')];
  openToolCache(project, 'src/compile/files/tool-cache.ts').store(['input'], 'result');
  cpSync(project, copy, { recursive: true });
  expect(openToolCache(copy, 'src/compile/files/tool-cache.ts').find(['input'])).toBe('result');
  writeFileSync(path.join(copy, 'package-lock.json'), '{}');
  expect(openToolCache(copy, 'src/compile/files/tool-cache.ts').find(['input'])).toBeUndefined();
});
