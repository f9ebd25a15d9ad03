import { expect, test } from 'vitest';
import { hashOf } from '../../../src/render/page-needs.ts';
import { writePolicy } from '../../../src/render/write-policy.ts';

const options = { hosts: {}, themeScript: 'paint()', speculationRules: '{}' };
const theme = '<script>paint()</script>';
const boot = '<script type="module" src="/assets/boot-1.js" data-app="/a.js"></script>';
const pageWith = (body: string, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

function directivesOf(html: string): Record<string, string> {
  const [, text = ''] = /content="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/s)));
}

test('a page gets the standard policy, right after its encoding', () => {
  const { html, isOwn } = writePolicy('/a', pageWith(`<p>A</p>${boot}`, theme), options);
  const [, policy] = html.split('<meta charSet="utf-8"/>');
  expect(policy?.startsWith('<meta http-equiv="Content-Security-Policy" content="')).toBe(true);
  expect(directivesOf(html)).toEqual({
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
  expect(isOwn).toBe(false);
  expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(pageWith(`<p>A</p>${boot}`, theme));
});

test('the sources of a page are added to its policy, so it has to be loaded whole', () => {
  const { html, isOwn } = writePolicy(
    '/a',
    pageWith('<style>a{}</style><img src="https://a.b/c" alt=""><embed src="/d.pdf">'),
    options,
  );
  expect(directivesOf(html)).toMatchObject({
    'style-src': `'self' ${hashOf('a{}')}`,
    'img-src': "'self' data: https://a.b",
    'object-src': "'self'",
  });
  expect(isOwn).toBe(true);
});

test('a page with its own script has to be loaded whole, even with the standard policy', () => {
  const page = pageWith(`<script src="/own.js"></script>${boot}`);
  expect(writePolicy('/a', page, options).isOwn).toBe(true);
});

test('sources of the config are in every policy, and no page has to be loaded whole for them', () => {
  const hosts = { imgSrc: ['https://a.b'], trustedTypes: ['dompurify'] };
  const page = pageWith('<img src="https://a.b/c.png" alt="">');
  const { html, isOwn } = writePolicy('/a', page, { ...options, hosts });
  expect(directivesOf(html)).toMatchObject({
    'img-src': "'self' data: https://a.b",
    'trusted-types': 'site-html site-rules site-worker dompurify',
  });
  expect(isOwn).toBe(false);
});

test('X59 scripts, styles, frames, objects and forms of another host do not extend the policy', () => {
  const body = [
    '<script src="https://a.b/c.js"></script><link rel="stylesheet" href="//a.b/c.css">',
    '<iframe src="https://a.b/c"></iframe><object data="https://a.b/c"></object>',
    '<embed src="data:text/html,x"><form action="https://a.b"><button formaction="//a.b">',
  ].join('');
  const plain = directivesOf(writePolicy('/a', pageWith('<p>'), options).html);
  const { html } = writePolicy('/a', pageWith(body), options);
  expect(directivesOf(html)).toEqual(plain);
  const named = { frameSrc: ['https://a.b'], objectSrc: ['https://a.b'] };
  const other = writePolicy('/a', pageWith(body), { ...options, hosts: named });
  expect(directivesOf(other.html)).toEqual({
    ...plain,
    'frame-src': "'self' https://a.b",
    'object-src': 'https://a.b',
  });
});

test('an address with the origin of the site is allowed, wherever it is served', () => {
  const page = pageWith('<iframe src="https://own.example/a"></iframe>');
  const { html } = writePolicy('/a', page, { ...options, origin: 'https://own.example' });
  expect(directivesOf(html)['frame-src']).toBe("'self' https://own.example");
});

test('a site with the policy turned off has none', () => {
  const html = pageWith('<script>a()</script>');
  expect(writePolicy('/a', html, { ...options, hosts: false })).toEqual({
    html,
    isOwn: false,
  });
});

test('a page whose head does not begin with its encoding stops the build and is named', () => {
  const write = () => writePolicy('/a', '<html><head><title>A</title></head>', options);
  expect(write).toThrow('/a: the head does not begin with its encoding');
});
