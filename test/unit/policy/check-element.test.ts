import { expect, test } from 'vitest';
import { checkElement } from '../../../src/policy/check-element.ts';
import { readHtml } from '../../../src/policy/read-elements.ts';

/** What the elements of a piece of HTML need, as `field: source`, and what is wrong with them. */
function check(html: string, toldCode?: boolean): string[] {
  return readHtml(html).flatMap((element) => {
    const { needs, problems } = checkElement(element, toldCode);
    return [
      ...needs.map(({ field, source }) => `${field}: ${source}`),
      ...problems.map(({ message }) => message),
    ];
  });
}

const evil = 'https://evil.example';

test.each<readonly [html: string, field: string]>([
  [`<script src="${evil}/a.js"></script>`, 'scriptSrc'],
  [`<svg><script href="${evil}/a.js"></script></svg>`, 'scriptSrc'],
  [`<svg><script xlink:href="${evil}/a.js"></script></svg>`, 'scriptSrc'],
  [`<iframe src="${evil}"></iframe>`, 'frameSrc'],
  [`<fencedframe src="${evil}"></fencedframe>`, 'frameSrc'],
  [`<portal src="${evil}"></portal>`, 'frameSrc'],
  [`<object data="${evil}"></object>`, 'objectSrc'],
  [`<embed src="${evil}">`, 'objectSrc'],
  [`<form action="${evil}"></form>`, 'formAction'],
  [`<button formaction="${evil}"></button>`, 'formAction'],
  [`<input formaction="${evil}">`, 'formAction'],
  [`<link rel="StyleSheet" href="${evil}">`, 'styleSrc'],
  [`<link rel="modulepreload" href="${evil}">`, 'scriptSrc'],
  [`<link rel="icon manifest" href="${evil}">`, 'manifestSrc'],
  ...['script', 'worker', 'sharedworker', 'serviceworker', 'audioworklet', 'paintworklet'].map(
    (as) => [`<link rel="preload" as="${as}" href="${evil}">`, 'scriptSrc'] as const,
  ),
  [`<link rel="preload" as=" STYLE " href="${evil}">`, 'styleSrc'],
  ...['document', 'iframe', 'frame'].map(
    (as) => [`<link rel="preload" as="${as}" href="${evil}">`, 'frameSrc'] as const,
  ),
  ...['object', 'embed'].map(
    (as) => [`<link rel="preload" as="${as}" href="${evil}">`, 'objectSrc'] as const,
  ),
  [`<link rel="preload" as="manifest" href="${evil}">`, 'manifestSrc'],
  [`<link rel="preload" as="fetch" href="${evil}">`, 'connectSrc'],
  [`<template><script src="${evil}"></script></template>`, 'scriptSrc'],
  [`<iframe srcdoc="<form action='${evil}'></form>"></iframe>`, 'formAction'],
])('%s has to be allowed by the field %s', (html, field) => {
  expect(check(html)).toEqual([`${field}: ${evil}`]);
});

test.each([
  '<script src="/a.js"></script>',
  '<iframe src="about:blank"></iframe>',
  '<iframe src="https://["></iframe>',
  `<a href="${evil}">a</a><img src="${evil}/a.png" alt="">`,
  `<link rel="preload" as="image" href="${evil}/a.png"><link rel="preload" as="font" href="${evil}">`,
  `<link rel="canonical" href="${evil}"><link rel="preconnect" href="${evil}">`,
  '<svg><use href="#a"></use><use xlink:href="/a.svg#a"></use></svg>',
  '<meta http-equiv="content-type" content="text/html">',
  '<iframe srcdoc="<p>on</p>"></iframe>',
])('%s needs nothing', (html) => {
  expect(check(html)).toEqual([]);
});

test.each([
  ['<base target="_blank">', '<base> is not allowed in a page'],
  [
    '<meta http-equiv=" Refresh " content="0">',
    '<meta http-equiv="refresh"> is not allowed in a page',
  ],
  [
    `<svg><use href="${evil}/a.svg#a"></use></svg>`,
    `<use> refers to an SVG of another site, "${evil}/a.svg#a"`,
  ],
  [
    '<svg><use xlink:href="//evil.example/a.svg#a"></use></svg>',
    '<use> refers to an SVG of another site, "//evil.example/a.svg#a"',
  ],
  ['<script src="data:,a"></script>', '<script> has a data: address as its src'],
  ['<object data="data:,a"></object>', '<object> has a data: address as its data'],
  ['<form action="JavaScript:a()"></form>', '<form> has a javascript: address as its action'],
  ['<iframe src="blob:https://a.b/1"></iframe>', '<iframe> has a blob: address as its src'],
  ['<embed src="filesystem:https://a.b/1">', '<embed> has a filesystem: address as its src'],
  [
    '<iframe srcdoc="<script>a()</script>"></iframe>',
    'the srcdoc of an <iframe> contains a <script>',
  ],
  [
    '<iframe srcdoc="<b onclick=a()>b</b>"></iframe>',
    'the srcdoc of an <iframe> contains a handler, onclick',
  ],
  ['<iframe srcdoc="<base href=/>"></iframe>', '<base> is not allowed in a page'],
])('%s is never allowed', (html, message) => {
  expect(check(html)).toEqual([message]);
});

test('the configuration can allow frames of data:, and code that was reported is not reported again', () => {
  expect(check('<iframe src="data:text/html,a"></iframe>')).toEqual(['frameSrc: data:']);
  expect(check('<form action="javascript:a()"></form>', true)).toEqual([]);
  expect(check('<form action="data:,a"></form>', true)).toHaveLength(1);
});

test.each([
  ['//evil.example', 'evil.example'],
  ['\\\\evil.example', 'evil.example'],
  ['/\t/evil.example', 'evil.example'],
  [' \u0001https://evil.example', evil],
  ['ht\ntps://evil.example', evil],
  ['HTTPS:evil.example', evil],
  ['http:evil.example', 'http://evil.example'],
  ['wss://evil.example/a', 'wss://evil.example'],
  ['weird:evil', 'weird:'],
])('the address %j is read like a browser reads it, as the source %s', (address, source) => {
  const element = { name: 'iframe', attributes: { src: address } };
  expect(checkElement(element).needs.map((need) => need.source)).toEqual([source]);
});
