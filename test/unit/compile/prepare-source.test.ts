import { expect, test } from 'vitest';
import { prepareSource } from '../../../src/compile/prepare-source.ts';
import { renderText } from './render.ts';

test('HTML comments become MDX comments, over several lines too', () => {
  expect(prepareSource('a <!-- x --> b\n<!-- y\nz -->')).toBe('a {/* x  */} b\n{/* y\nz  */}');
});

test('comments in inline code and in fences stay', () => {
  const text = '`<!-- x -->`\n\n```html\n<!-- y -->\n```\n\n> ~~~\n> <!-- z -->\n> ~~~';
  expect(prepareSource(text)).toBe(text);
});

test('a longer fence ends only at a mark of its length', () => {
  const text = '````md\n```\n<!-- x -->\n```\n````';
  expect(prepareSource(`${text}\n<!-- y -->`)).toBe(`${text}\n{/* y  */}`);
});

test('a fence mark in a comment opens no fence', () => {
  expect(prepareSource('<!--\n```\n-->\n<!-- x -->')).toBe('{/*\n```\n */}\n{/* x  */}');
});

test('the end of a CSS comment does not end an HTML comment', async () => {
  expect(await renderText('a<!-- /* css */ more -->b')).toBe('<p>ab</p>');
});

test('a title after an admonition is put in brackets', () => {
  expect(prepareSource(':::note My title ')).toBe(':::note[My title]');
  expect(prepareSource('> ::::tip Do')).toBe('> ::::tip[Do]');
});

test('titles in brackets, attributes and fences are left alone', () => {
  const text = ':::note[My title]\n:::\n:::tip {a=b}\n:::\n```\n:::note My title\n```';
  expect(prepareSource(text)).toBe(text);
});

test('the brace of a heading id is escaped, other braces are not', () => {
  expect(prepareSource('## Use {#use}\ntext {#use}')).toBe('## Use \\{#use}\ntext {#use}');
});

test('no line moves', () => {
  const text = 'a\n\n<!-- b\nc\n-->\n:::note d\n\n:::\n## e {#f}\n';
  expect(prepareSource(text).split('\n')).toHaveLength(text.split('\n').length);
});
