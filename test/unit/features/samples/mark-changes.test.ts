import { expect, test } from 'vitest';
import { markChanges } from '../../../../src/features/samples/write-output.ts';

const show = (before: string, after: string) =>
  markChanges(before, after)
    .split('\n')
    .map((line) => line.replace(/^(.*) \/\* \[!code (.)\2\] \*\/$/, '$2$1'));

test('removed lines come before added ones, and others stay', () => {
  expect(show('a\nb\nc', 'a\nB\nc')).toEqual(['a', '-b', '+B', 'c']);
  expect(show('a\nc', 'x\na\nb\nc')).toEqual(['+x', 'a', '+b', 'c']);
  expect(show('a\nb\nc', 'c')).toEqual(['-a', '-b', 'c']);
  expect(show('a', 'a\nb')).toEqual(['a', '+b']);
});

test('lines of brackets alone do not match each other', () => {
  expect(show('f({\n  a\n},\n  b\n);', 'g({\n  c\n},\n  d\n);')).toEqual([
    ...['-f({', '-  a', '-},', '-  b'],
    ...['+g({', '+  c', '+},', '+  d', ');'],
  ]);
});

test('a bracket after an unchanged line stays', () => {
  expect(show('a\nx\n},\nb', 'A\nx\n},\nB')).toEqual(['-a', '+A', 'x', '},', '-b', '+B']);
});
