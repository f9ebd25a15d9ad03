import { expect, test } from 'vitest';
import { readMarks } from '../../../../src/features/search/client/marked-text.ts';
import { findHitAddress } from '../../../../src/features/search/client/search-links.ts';

const url = 'https://stylexjs.com/docs/learn/installation/?from=index#x';

test('S3.8 an address of the index becomes a path with its hash, without its query', () => {
  expect(findHitAddress(url, { baseUrl: '/' })).toEqual({
    href: '/docs/learn/installation/#x',
    external: false,
  });
});

test('S3.8 hits stay below the base path of the site, whatever the index has', () => {
  const options = { baseUrl: '/sub/' };
  expect(findHitAddress(url, options).href).toBe('/sub/docs/learn/installation/#x');
  expect(findHitAddress('/sub/docs/', options).href).toBe('/sub/docs/');
});

test('S3.8 an address that matches externalUrlRegex is kept', () => {
  const options = { baseUrl: '/', externalUrlRegex: 'other\\.com|stylexjs\\.com/app' };
  expect(findHitAddress('https://other.com/a/?b=1', options)).toEqual({
    href: 'https://other.com/a/?b=1',
    external: true,
  });
  expect(findHitAddress(url, options).external).toBe(false);
});

test('S3.8 replaceSearchResultPathname replaces a part of each path', () => {
  const options = { baseUrl: '/', replacePathname: { from: '/docs/', to: '/guide/' } };
  expect(findHitAddress(url, options).href).toBe('/guide/learn/installation/#x');
});

test('an invalid address leads to the home page', () => {
  expect(findHitAddress('http://', { baseUrl: '/sub/' }).href).toBe('/sub/');
});

test.each([
  ['<mark>', '</mark>'],
  ['<em>', '</em>'],
  ['<span class="algolia-docsearch-suggestion--highlight">', '</span>'],
])('S2.4 text within %s is marked', (open, close) => {
  expect(readMarks(`a &lt;b&#62; ${open}c &#x26; d${close}.`)).toEqual([
    { text: 'a <b> ', marked: false },
    { text: 'c & d', marked: true },
    { text: '.', marked: false },
  ]);
});

test('other elements in a text stay text', () => {
  expect(readMarks('<img src=x onerror=alert(1)> <span>')).toEqual([
    { text: '<img src=x onerror=alert(1)> <span>', marked: false },
  ]);
});
