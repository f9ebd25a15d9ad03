import { expect, test } from 'vitest';
import { takeStyles } from '../../../src/render/take-styles.ts';

const pageWith = (body: string) => `<html><head></head><body>${body}</body></html>`;

test('a page without styles stays as it is', () => {
  const html = pageWith('<p class="a">1 &lt; 2, and style="color:red" in code</p>');
  expect(takeStyles(html, '/')).toEqual({ html });
});

test('each style becomes a class of a sheet that the page links to', () => {
  const { html, sheet } = takeStyles(
    pageWith('<p style="color:red">A</p><b class="x" style="margin:0" id="i">B</b>'),
    '/base/',
  );
  const [red, none] = [...html.matchAll(/style-[0-9a-f]{8}/g)].map(([name]) => name);
  expect(sheet?.css).toBe(
    `.${red}:not(#\\#):not(#\\#){color:red}\n.${none}:not(#\\#):not(#\\#){margin:0}\n`,
  );
  expect(sheet?.file).toMatch(/^\/assets\/styles-[0-9a-f]{10}\.css$/);
  expect(html).toBe(
    '<html><head>' +
      `<link rel="stylesheet" href="/base${sheet?.file}" data-styles=""></head>` +
      `<body><p class="${red}">A</p><b class="x ${none}" id="i">B</b></body></html>`,
  );
});

test('the same style is one rule, and the same styles are one sheet', () => {
  const first = takeStyles(pageWith('<p style="color:red">A</p><p style="color:red">B</p>'), '/');
  const second = takeStyles(pageWith('<i style="color:red">C</i>'), '/');
  expect(first.sheet?.css.match(/color:red/g)).toHaveLength(1);
  expect(first.sheet).toEqual(second.sheet);
});

test('what React writes as references is CSS again', () => {
  const { sheet } = takeStyles(
    pageWith('<p style="background:url(&quot;/a.png?b&amp;c&quot;)" title="a > b">A</p>'),
    '/',
  );
  expect(sheet?.css).toContain('{background:url("/a.png?b&c")}');
});

test('an attribute before it may hold any sign', () => {
  const { html } = takeStyles(pageWith('<p title="1 > 0" style="color:red" hidden/>'), '/');
  expect(html).toMatch(/<p class="style-\w+" title="1 > 0" hidden\/>/);
});
