import { expect, test } from 'vitest';
import type { CompiledRule } from '../../../../../src/features/samples/compiler/project.ts';
import { countPlainBytes } from '../../../../../src/features/samples/show/show-home.ts';

const rule = (className: string, css: string): CompiledRule => ({
  className,
  css,
  priority: 1,
  lines: [],
});
const rules = [
  rule('x1', '.x1{color:red}'),
  rule('x2', '.x2{padding:8px}'),
  rule('x3', '.x3:hover{color:blue}'),
  rule('x4', '@media (width>=600px){.x4{padding:16px}}'),
];

test('plain CSS has one rule for each kind of element, with all of its declarations', () => {
  const plain = '.x1a2b3c{color:red;padding:8px}';
  expect(countPlainBytes('<p class="x1 x2">a</p><p class="x1 x2">b</p>', rules)).toBe(plain.length);
});

test('plain CSS has another rule for each condition, and repeats shared declarations', () => {
  const plain = [
    '.x1a2b3c{color:red}.x1a2b3c:hover{color:blue}',
    '.x1a2b3c{color:red}@media (width>=600px){.x1a2b3c{padding:16px}}',
  ].join('');
  const html = '<p class="x1 x3">a</p><b class="x1 x4">b</b>';
  expect(countPlainBytes(html, rules)).toBe(plain.length);
});
