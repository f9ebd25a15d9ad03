import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assignStatics } from '../../../../src/waku/patches/keep-statics.ts';

test('a wrapped component has the properties of the original, and other code is kept', () => {
  const code = 'function wrap(value) { function __wrapper() {} return __wrapper; }';
  const wrap = new Function(`${assignStatics(code)}; return wrap;`)();
  expect(wrap(Object.assign(() => 0, { Step: 'step' })).Step).toBe('step');
});

test('unknown code of the framework is reported', () => {
  expect(() => assignStatics('__vite_rsc_wrap_css__(a)')).toThrow(
    'The framework wraps components without return __wrapper;',
  );
});

test('contract: the installed framework wraps components so', () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@vitejs/plugin-rsc')));
  const codes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((code) => code.includes('function __vite_rsc_wrap_css__'));
  expect(codes).toHaveLength(1);
  expect(assignStatics(codes[0] ?? '')).toContain('Object.assign(__wrapper, value)');
});
