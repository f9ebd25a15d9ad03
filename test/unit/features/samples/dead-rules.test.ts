import { expect, test } from 'vitest';
import { findDeadRules } from '../../../../src/features/samples/prove/compile-sample.ts';

const partOf = (css: string) => {
  const rule = { className: 'x', css, priority: 3000, lines: [] };
  return findDeadRules([rule])[0]?.selectorPiece;
};

test.each([
  ['.x::before:hover{color:red}', '::before:hover'],
  ['.x::placeholder:focus{color:red}', '::placeholder:focus'],
  ['@media print{.x.x::after:active{color:red}}', '::after:active'],
  ['.x::before::after{color:red}', '::before::after'],
  ['.x::selection:hover{color:red}', '::selection:hover'],
])('no browser supports %s', (css, part) => {
  expect(partOf(css)).toBe(part);
});

test.each([
  '.x:hover::before{color:red}',
  '.x::before::marker{color:red}',
  '.x::selection:window-inactive{color:red}',
  '.x::file-selector-button:hover{color:red}',
  '.x::-webkit-scrollbar-thumb:hover{color:red}',
  '.x::part(label):hover{color:red}',
  '.x{content:"::before:hover"}',
  '@supports selector(::before:hover){.x{color:red}}',
])('browsers support %s', (css) => {
  expect(partOf(css)).toBeUndefined();
});
