import { expect, test } from 'vitest';
import { lintSample } from '../../../src/features/samples/prove/lint-sample.ts';
import { readPage } from '../api-tables/read-tables.ts';
import { compileStyle } from './rank-conditions.ts';

const page = readPage('guides/third-party-css.mdx');
const lint = (style: string) =>
  lintSample({
    name: 'a.ts',
    code: `import * as stylex from '@stylexjs/stylex';\nexport const s = stylex.create({ a: ${style} });`,
  }).map(({ message }) => message);

test('valid-styles rejects !important only on properties that take keywords', () => {
  const [, first = '', second = ''] =
    /rejects it on properties that take keywords, such as `(\w+)` and `(\w+)`/.exec(page) ?? [];
  for (const name of [first, second]) {
    expect(lint(`{ ${name}: 'inherit !important' }`).join(), name).toContain('must be one of');
  }
  for (const name of ['color', 'boxShadow', 'fontFamily', 'transform', 'width']) {
    expect(lint(`{ ${name}: 'inherit !important' }`), name).toEqual([]);
  }
});

test('an important default and its :hover are two rules of one class list', () => {
  const { rules } = compileStyle("{ color: { default: 'red !important', ':hover': 'blue' } }");
  expect(rules.map(({ css }) => css.includes('!important')).toSorted()).toEqual([false, true]);
});

test('valid-shorthands reports padding with two values, but not under conditions', () => {
  expect(lint("{ padding: '1px 2px' }")).toHaveLength(1);
  expect(lint("{ padding: { default: '1px 2px', '@media print': '3px' } }")).toEqual([]);
});
