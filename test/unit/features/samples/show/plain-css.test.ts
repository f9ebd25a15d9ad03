import { expect, test } from 'vitest';
import type { CompiledRule } from '../../../../../src/features/samples/compiler/project.ts';
import { writePlainCss } from '../../../../../src/features/samples/show/plain-css.ts';

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
  rule('x4', '@media (width>=600px){.x4.x4{padding:16px}}'),
];

/** Writes plain CSS, in which the classes are `.a`, `.b`, …, in the order of elements. */
function write(markup: string): string {
  const names = new Map<string, string>();
  return writePlainCss(markup, rules, 'A.tsx').replace(/\.x\w{6}/g, (name) => {
    const letter = names.get(name) ?? `.${'abc'[names.size]}`;
    names.set(name, letter);
    return letter;
  });
}

test('plain CSS has one rule for each kind of element, with all of its declarations', () => {
  const plain = '.a{color: red;padding: 8px}';
  expect(write('<p class="x1 x2">a</p><p class="x1 x2">b</p>')).toBe(plain);
  expect(write('<p {...{ className: "x1 x2" }} />')).toBe(plain);
});

test('plain CSS has another rule for each condition, and repeats shared declarations', () => {
  expect(write('<p class="x1 x3">a</p><b class="x1 x4">b</b>')).toBe(
    [
      '.a{color: red}.a:hover{color: blue}',
      '.b{color: red}@media (width>=600px){.b{padding: 16px}}',
    ].join(''),
  );
});
