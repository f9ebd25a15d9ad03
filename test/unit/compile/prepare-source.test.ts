import { expect, test } from 'vitest';
import { prepareSource } from '../../../src/compile/syntax/prepare-source.ts';
import { renderText } from './render.ts';

test('HTML comments become MDX comments of the same length, over several lines too', () => {
  const text = 'a <!-- x --> b\n<!-- y\nz -->';
  expect(prepareSource(text)).toBe('a {/*  x */} b\n{/*  x\nx */}');
  expect(prepareSource(text)).toHaveLength(text.length);
});

test('a comment keeps only a truncate marker or a heading id', () => {
  expect(prepareSource('<!-- */ {a} ``` :::note -->')).toMatch(/^\{\/\*[ x]+\*\/\}$/);
  expect(prepareSource('<!-- truncate -->')).toBe('{/*  truncate */}');
  expect(prepareSource('## A <!-- #b -->')).toBe('## A {/*  #b */}');
});

test('a comment with a blank line is replaced by spaces', () => {
  expect(prepareSource('a\n<!-- b\n\nc -->\n')).toBe('a\n      \n\n     \n');
});

test('comments in inline code, in fences and in MDX comments stay', () => {
  const text = [
    '`<!-- x -->` and `a',
    '<!-- x -->`',
    '',
    '```html',
    '<!-- y -->',
    '```',
    '',
    '> ~~~',
    '> <!-- z -->',
    '> ~~~',
    '',
    '- ```html',
    '  <!-- in a list -->',
    '  ```',
    '',
    '{/* <!-- x --> */}',
  ].join('\n');
  expect(prepareSource(text)).toBe(text);
});

test('a longer fence ends only at a mark of its length', () => {
  const text = '````md\n```\n<!-- x -->\n```\n````';
  expect(prepareSource(`${text}\n<!-- y -->`)).toBe(`${text}\n{/*  x */}`);
});

test('a fence mark in a comment does not open a fence', () => {
  expect(prepareSource('<!--\n```\n-->\n<!-- x -->')).toBe('{/* \nxxx\n*/}\n{/*  x */}');
});

test('the end of a CSS comment does not end an HTML comment', async () => {
  expect(await renderText('a<!-- /* css */ more -->b')).toBe('<p>ab</p>');
});

test('a title after an admonition is put in brackets, at the same column', () => {
  expect(prepareSource(':::note My title ')).toBe(':::note[My title]');
  expect(prepareSource('> ::::tip Do')).toBe('> ::::tip[Do]');
  expect(prepareSource('- :::tip  Do')).toBe('- :::tip[ Do]');
  expect(prepareSource(':::tip a ] b')).toBe(':::tip[a \\] b]');
});

test('attributes after a title stay attributes', () => {
  expect(prepareSource(':::tip Title {#id .wide}')).toBe(':::tip[Title]{#id .wide}');
  expect(prepareSource(':::tip {title="x"}')).toBe(':::tip{title="x"}');
});

test('titles in brackets, and those in fences and comments, are left alone', () => {
  const text = ':::note[My title]\n:::\n```\n:::note My title\n```\n{/*\n:::note My title\n*/}';
  expect(prepareSource(text)).toBe(text);
});

test('the brace of a heading id is escaped, other braces are not', () => {
  expect(prepareSource('## Use {#use}\ntext {#use}')).toBe('## Use \\{#use}\ntext {#use}');
  expect(prepareSource('## Use \\{#use\\}\ntext')).toBe('## Use \\{#use\\}\ntext');
  expect(prepareSource('Use {#use}\n---\n')).toBe('Use \\{#use}\n---\n');
});

test('plain Markdown keeps comments and braces, only admonition titles change', () => {
  const text = 'a <!-- b -->\n\n## C {#d}\n';
  expect(prepareSource(text, 'md')).toBe(text);
  expect(prepareSource(':::note My title', 'md')).toBe(':::note[My title]');
});

test('the number of lines stays the same', () => {
  const text = 'a\n\n<!-- b\nc\n-->\n:::note d\n\n:::\n## e {#f}\n';
  expect(prepareSource(text).split('\n')).toHaveLength(text.split('\n').length);
});
