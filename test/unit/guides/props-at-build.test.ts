import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';

const staysInCode = (call: string) => {
  const code = `import * as stylex from '@stylexjs/stylex';
const s = stylex.create({ a: { color: 'red' }, b: { width: 1 }, w: (x) => ({ top: x }) });
export const f = (p, q, r, t, u) => stylex.props(${call});`;
  const [file] = compileProject([{ name: 'a.js', code }], { mode: 'production' }).files;
  return file?.js.includes('stylex.props(');
};
const conditions = (names: string) => Array.from(names, (name) => `${name} && s.a`).join(', ');

test('the compiler computes a call that names styles of its file, for up to four conditions', () => {
  for (const call of [
    's.a, s.b',
    '[s.a, s.b]',
    's.a, p && s.b',
    'p ? s.a : s.b',
    conditions('pqrt'),
  ])
    expect(staysInCode(call), call).toBe(false);
});

test('nested arrays, lookups, dynamic styles and a fifth condition are merged at run time', () => {
  for (const call of ['[s.a, [s.b]]', 's[p]', 's.a, s.w(3)', 's.a, p', conditions('pqrtu')])
    expect(staysInCode(call), call).toBe(true);
});
