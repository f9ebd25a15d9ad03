import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToRenderErrors } from '../../../../src/waku/patches/listen-to-render-errors.ts';

const { error, warn } = console;
afterEach(() => {
  Object.assign(console, { error, warn });
});

test('contract: the framework prints an error in one line, one of rendering after this prefix', () => {
  const waku = path.dirname(createRequire(import.meta.url).resolve('waku/package.json'));
  const handler = readFileSync(path.join(waku, 'dist/lib/vite-rsc/handler.js'), 'utf8');
  expect(handler).toContain("console.error('Error during rendering:', sanitizeLog(e));");
  expect(handler).toContain('console.warn(sanitizeLog(e));');
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

test('an error that ends a request is passed on too, without escapes, and other warnings are printed', () => {
  const printed = vi.fn();
  console.warn = printed;
  const heard: Error[] = [];
  listenToRenderErrors((error) => heard.push(error));
  console.warn(
    'SyntaxError: /site/a.tsx: \\x1b[31mUnexpected token\\x1b[0m\\n    at raise (/x.js:1:1)',
  );
  console.warn('DeprecationWarning: Use another function.');
  expect(heard.map(({ message }) => message)).toEqual([
    '/site/a.tsx: \u001b[31mUnexpected token\u001b[0m',
  ]);
  expect(printed.mock.calls).toEqual([['DeprecationWarning: Use another function.']]);
});
