import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leaveOutUnused, unused } from '../../../src/waku/node/drop-unused-code.ts';

function read(file: string): string {
  const folder = file.startsWith('cjs/') ? 'node_modules/react-server-dom-webpack' : 'node_modules';
  return readFileSync(path.resolve(folder, file), 'utf8');
}

test.each(Object.keys(unused))('the code that pages never use is removed from %s', (file) => {
  const code = read(file);
  const left = leaveOutUnused(file, code);
  expect(left).not.toBe(code);
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
