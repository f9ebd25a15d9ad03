import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leaveOutUnused, unused } from '../../../src/waku/node/drop-router-parts.ts';

const read = (file: string) => readFileSync(path.resolve('node_modules', file), 'utf8');

test.each(Object.keys(unused))('the code that pages never use is removed from %s', (file) => {
  const code = read(file);
  const left = leaveOutUnused(file, code);
  expect(left.length).toBeLessThan(code.length);
  for (const { from } of unused[file] ?? []) expect(left).not.toContain(from);
});

test('the router keeps history navigation and the loading of pages', () => {
  const file = 'waku/dist/router/client-utils/navigation.js';
  const left = leaveOutUnused(file, read(file));
  expect(left).toContain("addEventListener('popstate', callback)");
  expect(left).toContain('outcome = await load(');
  expect(left).not.toContain('startInstantPaint');
});

test('changed code of the framework stops the build', () => {
  expect(() => leaveOutUnused('waku/dist/minimal/client.js', 'const a = 1;')).toThrow(
    'has changed: expected',
  );
});
