import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToRenderErrors } from '../../../src/patches/listen-to-render-errors.ts';

const print = console.error;
afterEach(() => {
  console.error = print;
});

test('contract: the framework prints a render error in one line, after this prefix', () => {
  const waku = path.dirname(createRequire(import.meta.url).resolve('waku/package.json'));
  const handler = readFileSync(path.join(waku, 'dist/lib/vite-rsc/handler.js'), 'utf8');
  expect(handler).toContain("console.error('Error during rendering:', sanitizeLog(e));");
});

test('a render error is passed on with its message and stack, and not printed', () => {
  const printed = vi.fn();
  console.error = printed;
  const heard: Error[] = [];
  listenToRenderErrors((error) => heard.push(error));
  console.error(
    'Error during rendering:',
    'TypeError: a is wrong\\n    at Chart (/site/chart.tsx:3:16)\\n    at render (/site/b.js:1:1)',
  );
  console.error('Another message:', 'TypeError: b');
  expect(heard.map(({ message, stack }) => ({ message, stack }))).toEqual([
    {
      message: 'a is wrong',
      stack:
        'TypeError: a is wrong\n    at Chart (/site/chart.tsx:3:16)\n    at render (/site/b.js:1:1)',
    },
  ]);
  expect(printed.mock.calls).toEqual([['Another message:', 'TypeError: b']]);
});
