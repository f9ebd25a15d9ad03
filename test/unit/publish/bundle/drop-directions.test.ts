import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropDirections } from '../../../../src/publish/bundle/drop-directions.ts';

const sheet = `.a { top: 0 }
[dir="rtl"] .a { scale: -1 1 }
@media print { [dir=rtl] .b { top: 0 } .b { top: 1px } }`;

const localesOf = (direction: 'ltr' | 'rtl') => ({
  locales: { default: 'x', list: [{ code: 'x', label: 'X', htmlLang: 'x', direction }] },
});
const written = (direction: 'ltr' | 'rtl') =>
  postcss([dropDirections(localesOf(direction))]).process(sheet, { from: undefined }).css;

test('a site without a right-to-left language has no rules for one', () => {
  expect(written('ltr').replace(/\s+/g, ' ')).toBe(
    '.a { top: 0 } @media print { .b { top: 1px } }',
  );
});

test('a site in a right-to-left language keeps them', () => {
  expect(written('rtl')).toBe(sheet);
});
