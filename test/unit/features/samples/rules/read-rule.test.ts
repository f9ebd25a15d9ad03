import { expect, test } from 'vitest';
import { readRule } from '../../../../../src/features/samples/rules/read-rule.ts';

test.each([
  ['.x1{color:red}', '.x1 / color: red'],
  ['.x1:hover{color:light-dark(#fff,#000)}', '.x1:hover / color: light-dark(#fff, #000)'],
  [
    '@media (width > 60em){@supports (gap:1px){.x1.x1{gap:8px}}}',
    '@media (width > 60em) @supports (gap:1px) .x1.x1 / gap: 8px',
  ],
  [':root, .x2{--a:1px;--b:"a;b";}', ':root, .x2 / --a: 1px | --b: "a;b"'],
  [
    '@keyframes x3-B{from{opacity:0;}to{opacity:1;}}',
    '@keyframes x3-B / from { opacity: 0 } | to { opacity: 1 }',
  ],
  ['.x4{background:url("a;b,c")}', '.x4 / background: url("a;b,c")'],
  ['.x5{width:calc((1px + 2px) * 3)}', '.x5 / width: calc((1px + 2px) * 3)'],
  ['.x6{width:calc(((1px + 2px) * 3) * 2);a:b}', '.x6 / width: calc(((1px + 2px) * 3) * 2) | a: b'],
])('%s reads as %s', (css, read) => {
  const told = readRule(css).map(({ conditions, selector, declarations }) =>
    [[...conditions, selector].join(' '), declarations.join(' | ')].join(' / '),
  );
  expect(told).toEqual([read]);
});
