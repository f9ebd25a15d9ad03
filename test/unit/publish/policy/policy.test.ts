import { expect, test } from 'vitest';
import { openDraft } from '../../../../src/publish/html/page-draft.ts';
import { describeWiderPolicies } from '../../../../src/publish/policy/describe-wider.ts';
import { hashOf, type PolicyHosts, readNeeds } from '../../../../src/publish/policy/page-needs.ts';
import { covers } from '../../../../src/publish/policy/read-address.ts';
import { addPolicy, writePolicy } from '../../../../src/publish/policy/write-policy.ts';

const origin = 'https://own.example';
const evil = 'https://evil.example';
const srcdoc = 'the srcdoc of an <iframe> contains a script or an event handler';
const options = { hosts: {}, themeScript: 'paint()', speculationRules: '{}', origin };
const boot = '<script type="module" src="/assets/boot-1.js" data-app="/a.js"></script>';
const theme = '<script>paint()</script>';
const pageWith = (body: string, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const needsOf = (html: string, css?: string) => [
  ...readNeeds(openDraft('/a', html), {}, origin, css).needs,
];
const errorsOf = (html: string, hosts: PolicyHosts = {}) =>
  readNeeds(openDraft('/a', html), hosts, origin).errors.map(({ message }) => message);
const allowsMore = (html: string, hosts = {}) =>
  addPolicy(openDraft('/a', html), { ...options, hosts }).allowsMore;

function directivesOf(html: string, hosts: PolicyHosts = {}): Record<string, string> {
  const written = writePolicy('/a', html, { ...options, hosts });
  const [, text = ''] = /content="([^"]*)"/.exec(written) ?? [];
  return Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/s)));
}

test('a page gets the standard policy, right after its encoding', () => {
  const page = pageWith(`<p>A</p>${boot}`, theme);
  const html = writePolicy('/a', page, options);
  const [, policy] = html.split('<meta charSet="utf-8"/>');
  expect(policy?.startsWith('<meta http-equiv="Content-Security-Policy" content="')).toBe(true);
  expect(directivesOf(page)).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hashOf('paint()')} ${hashOf('{}')}`,
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site-html site-rules site-worker',
  });
  expect(allowsMore(page)).toBe(false);
  expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(page);
});

test('the sources of a page are added to its policy, so it has to be loaded whole', () => {
  const page = pageWith('<style>a{}</style><img src="https://a.b/c" alt=""><embed src="/d.pdf">');
  expect(directivesOf(page)).toMatchObject({
    'style-src': `'self' ${hashOf('a{}')}`,
    'img-src': "'self' data: https://a.b",
    'object-src': "'self'",
  });
  expect(allowsMore(page)).toBe(true);
  expect(allowsMore(pageWith(`<script src="/own.js"></script>${boot}`))).toBe(true);
});

test('sources of the config are in every policy, and no page has to be loaded whole for them', () => {
  const hosts = { imgSrc: ['https://a.b'], frameSrc: ['https://a.b'], trustedTypes: ['dompurify'] };
  const page = pageWith(
    '<img src="https://a.b/c.png" alt=""><iframe src="https://a.b/d"></iframe>',
  );
  expect(directivesOf(page, hosts)).toMatchObject({
    'img-src': "'self' data: https://a.b",
    'frame-src': "'self' https://a.b",
    'trusted-types': 'site-html site-rules site-worker dompurify',
  });
  expect(allowsMore(page, hosts)).toBe(false);
});

test('a site with the policy turned off has none', () => {
  const html = pageWith('<script>a()</script>');
  expect(writePolicy('/a', html, { ...options, hosts: false })).toBe(html);
});

test('a page whose head does not begin with its encoding stops the build and is named', () => {
  const write = () => writePolicy('/a', '<html><head><title>A</title></head>', options);
  expect(write).toThrow('/a: the head does not begin with its encoding');
});

const picture = '<img src="https://a.b/c.png">';

test.each<readonly [html: string, ...needs: string[]]>([
  ['<p class="img">1 &lt; 2 &lt;script>x&lt;/script> <a href="https://a.b">c</a></p>'],
  [`<p title='${picture}'><!-- ${picture} --><textarea>${picture}</textarea>`],
  [`<i data-x="${picture.replaceAll('"', '&quot;')}">`],
  ['<link rel="icon" href="https://a.b/i.png"><link rel="preload" as="image" href="//a.b/c.png">'],
  ['<meta content="https://a.b/c.png"><img src="https://">'],
  ['<script type="application/ld+json">{}</script>'],
  ['<script type="speculationrules">{"a":1}</script>', `script-src ${hashOf('{"a":1}')}`],
  ['<SCRIPT type="module">a\r\nb &amp; c</SCRIPT >', `script-src ${hashOf('a\nb &amp; c')}`],
  ['<style>\np > a {}\n</style>', `style-src ${hashOf('\np > a {}\n')}`],
  ['<img src="https:&#47;&#47;a.b:8080/c.png?c=d;e">', 'img-src https://a.b:8080'],
  ['<img src="\\\\\\\\a.b/c.png">', 'img-src a.b'],
  ['<img alt="x > y" src=\'//a.b/c.png\'>', 'img-src a.b'],
  [
    '<img srcset="https://a.b/1.png 1x, https://c.d/2.png 2x">',
    ...['img-src https://a.b', "img-src 'self'", 'img-src https://c.d'],
  ],
  ['<svg><image xlink:href="http://a.b/c.png"/></svg>', 'img-src http://a.b'],
  ['<video poster="https://a.b/c.png"></video>', 'img-src https://a.b'],
  ['<source src=https://a.b/c.mp4>', 'media-src https://a.b'],
  ['<object data="/a.svg"></object>', "object-src 'self'"],
  [`<iframe src="${origin}/a"></iframe>`, `frame-src ${origin}`],
])('%s needs %s', (html, ...needs) => {
  expect(needsOf(html)).toEqual(needs);
});

test('pictures and fonts in styles are allowed, also in the page’s own style sheet', () => {
  const css = 'a { background: url( "https://a.b/c.png" ) } @font-face { src: url(//c.d/e.woff2) }';
  const needs = ['img-src https://a.b', 'font-src c.d'];
  expect(needsOf('<p>', css)).toEqual(needs);
  expect(needsOf(`<style>${css}</style>`)).toEqual([`style-src ${hashOf(css)}`, ...needs]);
});

test.each<readonly [html: string, field: string]>([
  [`<script src="${evil}/a.js"></script>`, 'scriptSrc'],
  [`<svg><script href="${evil}/a.js"></script></svg>`, 'scriptSrc'],
  [`<svg><script xlink:href="${evil}/a.js"></script></svg>`, 'scriptSrc'],
  [`<IFRAME SRC=${evil}></IFRAME>`, 'frameSrc'],
  [`<object data="${evil}"></object>`, 'objectSrc'],
  [`<embed src="${evil}">`, 'objectSrc'],
  [`<form action="${evil}"></form>`, 'formAction'],
  [`<button formaction="${evil}"></button>`, 'formAction'],
  [`<input formaction="${evil}">`, 'formAction'],
  [`<link rel="Alternate StyleSheet" href="${evil}">`, 'styleSrc'],
  [`<link rel="modulepreload" href="${evil}">`, 'scriptSrc'],
  [`<link rel="icon manifest" href="${evil}">`, 'manifestSrc'],
  [`<link rel="preload" as=" STYLE " href="${evil}">`, 'styleSrc'],
  [`<link rel="preload" as="fetch" href="${evil}">`, 'connectSrc'],
  [`<template><script src="${evil}"></script></template>`, 'scriptSrc'],
  [`<iframe srcdoc="<form action='${evil}'></form>"></iframe>`, 'formAction'],
  ...['HTTPS:evil.example', 'ht\ntps://evil.example', ' \u0001https://evil.example/a'].map(
    (address) => [`<iframe src="${address}"></iframe>`, 'frameSrc'] as const,
  ),
])('X59 %s has to be allowed by the field %s, and extends no policy', (html, field) => {
  const { needs, errors } = readNeeds(openDraft('/a', html), {}, origin);
  expect(errors.map(({ listing }) => listing)).toEqual([{ field, host: evil }]);
  expect([...needs].filter((need) => need.includes('evil'))).toEqual([]);
  expect(errorsOf(html, { [field]: [evil] })).toEqual([]);
  expect(errorsOf(html, { imgSrc: [evil] })).toHaveLength(1);
  expect(errorsOf(html, false)).toEqual([]);
});

test.each([
  '<script src="/a.js"></script><form action="?q=1"></form>',
  '<iframe src="about:blank"></iframe><iframe src="https://["></iframe>',
  `<iframe src="${origin}/a"></iframe><iframe src="//own.example/a"></iframe>`,
  `<a href="${evil}">a</a><img src="${evil}/a.png" alt=""><video src="${evil}/a.mp4"></video>`,
  `<link rel="canonical" href="${evil}"><link rel="preconnect" href="${evil}">`,
  '<svg><use href="#a"></use><use xlink:href="/a.svg#a"></use></svg>',
  `<iframe srcdoc="<p>one = 1</p>"></iframe><iframe srcdoc="<p title='on once = 1'>a</p>"></iframe>`,
])('X59 %s is no error', (html) => {
  expect(errorsOf(html)).toEqual([]);
});

test.each([
  ['<base target="_blank">', '<base> is not allowed in a page'],
  [
    '<meta http-equiv=" Refresh " content="0">',
    '<meta http-equiv="refresh"> is not allowed in a page',
  ],
  [
    '<svg><use xlink:href="//evil.example/a.svg#a"></use></svg>',
    '<use> refers to an SVG of another site, "//evil.example/a.svg#a"',
  ],
  ['<script src="data:,a"></script>', '<script> has a data: address as its src'],
  ['<object data="data:,a"></object>', '<object> has a data: address as its data'],
  ['<form action="JavaScript:a()"></form>', '<form> has a javascript: address as its action'],
  ['<iframe src="blob:https://a.b/1"></iframe>', '<iframe> has a blob: address as its src'],
  ['<iframe srcdoc="<script>a()</script>"></iframe>', srcdoc],
  ['<iframe srcdoc="<b onclick=a()>b</b>"></iframe>', srcdoc],
  ['<iframe srcdoc="<img/onerror=a()>"></iframe>', srcdoc],
  ['<iframe srcdoc="<base href=/>"></iframe>', '<base> is not allowed in a page'],
])('X59 %s is never allowed, also without a policy', (html, message) => {
  expect(errorsOf(html)).toEqual([message]);
  expect(errorsOf(html, false)).toEqual([message]);
});

test('X59 an error says what to add to the configuration, which also allows frames of data:', () => {
  const tell = (html: string) =>
    readNeeds(openDraft('/a', html), {}).errors.map(({ message, hint }) => `${message}; ${hint}`);
  expect(tell('<iframe src="//a.example/b"></iframe>')).toEqual([
    "<iframe> loads from https://a.example, which site.config.ts does not name; If you trust it, write there: contentSecurityPolicy: { frameSrc: ['https://a.example'] }.",
  ]);
  expect(tell('<form action="mailto:a@b.c"></form>')).toEqual([
    "<form> sends to mailto:, which site.config.ts does not name; If you trust it, write there: contentSecurityPolicy: { formAction: ['mailto:'] }.",
  ]);
  const frame = '<iframe src="data:text/html,a"></iframe>';
  expect(tell(frame)).toEqual([
    expect.stringMatching(/^<iframe> has a data: address .*frameSrc: \['data:'\] }\.$/),
  ]);
  expect(errorsOf(frame, { frameSrc: ['data:'] })).toEqual([]);
});

test.each([
  ['https://a.example', 'https://a.example/b', true],
  ['https://a.example', 'http://a.example/b', false],
  ['a.example', 'https://a.example/b', true],
  ['a.example', 'http://a.example/b', false],
  ['HTTPS://A.example', 'https://a.example/b', true],
  ['https://a.example', 'https://b.a.example/', false],
  ['https://*.a.example', 'https://b.a.example/', true],
  ['https://*.a.example', 'https://evila.example/', false],
  ['https://a.example', 'https://a.example:8443/', false],
  ['https://a.example:443', 'https://a.example/', true],
  ['https://a.example:*', 'https://a.example:8443/', true],
  ['https://a.example/films/', 'https://a.example/films/1', true],
  ['https://a.example/films', 'https://a.example/films/1', false],
  ['https:', 'http://a.example/', false],
])('the source %s covers %s: %s', (source, address, is) => {
  expect(covers(source, new URL(address))).toBe(is);
});

test('X59 wider policies are listed by what they allow and why, up to a number of lines and pages', () => {
  const list = (pages: [page: string, policy: string, ...assets: string[]][], hosts: PolicyHosts) =>
    describeWiderPolicies(
      new Map(pages.map(([page, policy, ...assets]) => [page, { policy, assets }])),
      hosts,
    )?.split('\n  ');
  const standard = "img-src 'self' data:; script-src 'self' 'sha256-AA='; trusted-types site-html";
  const image = '//a.example/1.png';
  expect(list([['/a/', standard]], {})).toBeUndefined();
  expect(list([['/a/', 'img-src a.example', image]], false)).toBeUndefined();
  const same = ['/d/', '/a/', '/c/', '/b/'].map((page): [string, string, string] => [
    page,
    "img-src 'self' data: a.example",
    image,
  ]);
  const others: [string, string][] = [['/f/', 'font-src b.example; frame-src https://f.example']];
  expect(list([...same, ...others], { frameSrc: ['https://f.example'] })).toEqual([
    'More than the standard policy:',
    'frame-src https://f.example on every page, named by site.config.ts',
    'font-src b.example for a style on /f/',
    `img-src a.example for ${image} on /a/, /b/, /c/ and 1 more\n`,
  ]);
  const many = Array.from({ length: 30 }, (_, at): [string, string] => [
    `/${at}/`,
    `img-src a${at}.b`,
  ]);
  expect(list(many, {})?.slice(21)).toEqual(['and 10 more\n']);
});
