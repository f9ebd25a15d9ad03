import { expect, test } from 'vitest';
import { describeRule } from '../../../../src/features/playground/editor/describe-rule.ts';

test.each([
  ['.x1{color:red}', [], 'color: red'],
  ['.x1:hover{color:red}', [':hover'], 'color: red'],
  ['.x1::before{content:"{"}', ['::before'], 'content: "{"'],
  [
    '@media (min-width: 1px){.x1.x1:hover{color:red}}',
    ['@media (min-width: 1px)', ':hover'],
    'color: red',
  ],
  ['@keyframes x1{from{opacity:0;}}', [], '@keyframes x1 { from { opacity: 0 } }'],
  [':root, .x1{--a:1px;--b:2px;}', [], ':root, .x1 { --a: 1px; --b: 2px }'],
])('the rule %s is split into conditions and declarations', (css, conditions, text) => {
  expect(describeRule(css, 'x1')).toEqual({ conditions, text });
});
