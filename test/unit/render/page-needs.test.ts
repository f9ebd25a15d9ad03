import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDraft } from '../../../src/html/page-draft.ts';
import { findNeeds } from '../../../src/render/page-needs.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function needsOf(html: string, css?: string): Record<string, string[]> {
  const needs = [...findNeeds(openDraft('/a', html), css)].map((need) => need.split(' '));
  const groups = Map.groupBy(needs, ([directive = '']) => directive);
  return Object.fromEntries(
    [...groups].map(([directive, all]) => [directive, all.map(([, source = '']) => source)]),
  );
}

test('a page of text needs no sources', () => {
  expect(
    needsOf('<p class="img">1 &lt; 2 &lt;script>x&lt;/script> <a href="https://a.b">c</a></p>'),
  ).toEqual({});
});

test('text that looks like an element needs no sources', () => {
  const picture = '<img src="https://a.b/c.png">';
  const quoted = picture.replaceAll('"', '&quot;');
  expect(
    needsOf(
      `<p title='${picture}'><!-- ${picture} --><textarea>${picture}</textarea><i data-x="${quoted}">`,
    ),
  ).toEqual({});
});

test('entities in an address are decoded', () => {
  expect(needsOf('<img src="https:&#47;&#47;a.b/c.png">')).toEqual({ 'img-src': ['https://a.b'] });
});

test('inline scripts and styles are allowed by the hash of their exact text', () => {
  expect(
    needsOf(
      '<style>\np > a {}\n</style><script type="module">a &amp; b</script><SCRIPT>c</SCRIPT >',
    ),
  ).toEqual({ 'style-src': [sha('\np > a {}\n')], 'script-src': [sha('a &amp; b'), sha('c')] });
});

test('line endings are normalized before hashing, as in a browser', () => {
  expect(needsOf('<script>a\r\nb\rc</script>')).toEqual({ 'script-src': [sha('a\nb\nc')] });
});

test('data scripts need no hash, speculation rules do', () => {
  const html =
    '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script>';
  expect(needsOf(html)).toEqual({ 'script-src': [sha('{"a":1}')] });
});

test.each([
  ['<img src="https://a.b:8080/c.png?c=d;e">', 'img-src', 'https://a.b:8080'],
  ['<img src="\\\\\\\\a.b/c.png">', 'img-src', 'a.b'],
  ['<style>@font-face { src: url(https://a.b/c.woff2) }</style>', 'font-src', 'https://a.b'],
  ['<img alt="x > y" src=\'//a.b/c.png\'>', 'img-src', 'a.b'],
  ['<svg><image xlink:href="http://a.b/c.png"/></svg>', 'img-src', 'http://a.b'],
  ['<video poster="https://a.b/c.png"></video>', 'img-src', 'https://a.b'],
  ['<source src=https://a.b/c.mp4>', 'media-src', 'https://a.b'],
  ['<object data="/a.svg"></object>', 'object-src', "'self'"],
  ['<img src="data:image/png;base64,AA">', 'img-src', 'data:'],
  ['<style>a { background: url( "https://a.b/c.png" ) }</style>', 'img-src', 'https://a.b'],
])('%s needs %s %s', (html, directive, source) => {
  expect(needsOf(html)[directive]).toEqual([source]);
});

test.each([
  '<script async src="https://a.b/c.js"></script>',
  '<link rel="stylesheet" href="https://a.b:8080/c.css">',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  '<form action="https://a.b/send?c=d;e"></form>',
  '<button formaction="https://a.b"></button>',
  '<object data="https://a.b/c.svg"></object>',
])('X59 %s adds nothing to the policy: the configuration has to name the host', (html) => {
  expect(needsOf(html)).toEqual({});
});

test('each candidate of a srcset is allowed', () => {
  expect(needsOf('<img srcset="https://a.b/1.png 1x, https://c.d/2.png 2x">')).toEqual({
    'img-src': ['https://a.b', "'self'", 'https://c.d'],
  });
});

test('images in the page’s own style sheet are allowed', () => {
  expect(needsOf('<p>', '.a{background:url(https://a.b/c.png)}')).toEqual({
    'img-src': ['https://a.b'],
  });
});

test('icons, preview images and invalid addresses need no sources', () => {
  const html =
    '<link rel="icon" href="https://a.b/i.png"><meta content="https://a.b/c.png"><img src="https://">';
  expect(needsOf(html)).toEqual({});
});
