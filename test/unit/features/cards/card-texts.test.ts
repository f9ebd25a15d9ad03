import { expect, test } from 'vitest';
import {
  keepDrawable,
  readCardTitle,
  readTiles,
  versionOf,
} from '../../../../src/features/cards/card-texts.ts';

test('a title loses only the characters that the fonts cannot draw', () => {
  expect(keepDrawable('Ship it \u{1F680} today')).toBe('Ship it today');
  expect(keepDrawable('Łódź, “über” & <em> – 2 €')).toBe('Łódź, “über” & <em> – 2 €');
  expect(keepDrawable('e\u0301te\u0301')).toBe('été');
});

test('a title with words in an unsupported script is not drawn', () => {
  expect(keepDrawable('テーマの作り方')).toBeUndefined();
  expect(keepDrawable('Темы in StyleX')).toBeUndefined();
  expect(keepDrawable('\u{1F680}')).toBeUndefined();
});

test('the title is read from the built page, without the name of the site', () => {
  const html = '<meta property="og:title" content="A &amp; &lt;B&gt; &quot;C&quot; | Site"/>';
  expect(readCardTitle(html, ' | Site')).toBe('A & <B> "C"');
  expect(readCardTitle('<meta property="og:title" content="Site"/>', ' | Site')).toBe('Site');
});

test('the tiles are read from the built page, without those of several lines, and each class once', () => {
  const red =
    '<li class="atom tk-h" data-r="1"><code>.x1e2nbdu</code> <code>color: red</code></li>';
  const url =
    '<li class="atom tk-h" tabindex="-1"><code>.xa:hover</code> <code>color: var(--a, &quot;b&quot;)</code></li>';
  const other = '<li class="atom"><code>:root, .xb</code> <code>--b: 1px</code></li>';
  const tall =
    '<li class="atom atom-tall tk-b"><code>.xc</code> <code>top: 0;\ntop: 1px</code></li>';
  expect(readTiles(red + other + url + tall + red)).toEqual([
    { subject: 'h', selector: '.x1e2nbdu', declaration: 'color: red' },
    { subject: 'h', selector: '.xa:hover', declaration: 'color: var(--a, "b")' },
  ]);
});

test('the cards of docs have the version of the site, and those of posts have none', () => {
  expect(versionOf('doc', '0.13.0')).toBe('0.13.0');
  expect(versionOf('post', '0.13.0')).toBe('');
});
