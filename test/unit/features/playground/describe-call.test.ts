// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeCall } from '../../../../src/features/playground/preview/describe-call.ts';

test.each<[name: string, call: unknown[], text: string]>([
  ['no arguments', [], ''],
  ['values without a format', [1, 'two', [3]], '1 two [3]'],
  ['a text alone, with a percent sign', ['100%d'], '100%d'],
  ['texts and numbers', ['%s is %d or %i', 'x', 4.7, '5px'], 'x is 4 or 5'],
  ['a decimal number', ['%f', '1.50px'], '1.5'],
  ['an object', ['%o and %O', { a: 1 }, [2]], '{a: 1} and [2]'],
  ['an object as a number', ['%d', {}], 'NaN'],
  ['styles, which are left out', ['%cRed%c plain', 'color: red', ''], 'Red plain'],
  ['a percent sign', ['%d%%', 50], '50%'],
  ['more values than specifiers', ['%s:', 'a', 'b', 3], 'a: b 3'],
  ['fewer values than specifiers', ['%s %s', 'a'], 'a %s'],
])('a console call is described like in a browser: %s', (_name, call, text) => {
  expect(describeCall(call)).toBe(text);
});

test('a console call with very many arguments is cut', () => {
  const call = Array.from({ length: 1000 }, (_, at) => at);
  expect(describeCall(call).split(' ')).toHaveLength(20);
});
