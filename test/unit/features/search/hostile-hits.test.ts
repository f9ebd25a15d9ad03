import { expect, test } from 'vitest';
import { findHitAddress } from '../../../../src/features/search/client/search-links.ts';

const here = 'https://stylexjs.com/docs/learn/';

/** Addresses that a browser or a careless check may read as another host or a script. */
const hostile = [
  'https://site//evil.example/',
  'https://stylexjs.com//evil.example/x',
  'https://stylexjs.com///evil.example/',
  'https://stylexjs.com/\\evil.example',
  'https://stylexjs.com/\\/evil.example',
  'https://stylexjs.com/.//evil.example/',
  'https://stylexjs.com/docs/..//evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  '\u0000//evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\evil.example',
  'http:evil.example',
  'ht\ntps://evil.example/',
  'https://stylexjs.com@evil.example/',
  'https://evil.example\\@stylexjs.com/',
  'https://stylexjs.com.evil.example/',
  'https://evil.example/https://stylexjs.com/',
  'javascript:alert(1)',
  'javascript:alert(1)//stylexjs.com/',
  'javascript://stylexjs.com/%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://stylexjs.com/1',
  'file:///etc/passwd',
  'http://',
  'https://[',
  '',
];

test.each(hostile)('%j as a hit leads to a page of this site', (url) => {
  for (const baseUrl of ['/', '/sub/']) {
    for (const replacePathname of [
      undefined,
      { from: '^/+', to: '//' },
      { from: '.*', to: '\\/' },
    ]) {
      const { href, external } = findHitAddress(url, { baseUrl, replacePathname });
      expect(external).toBe(false);
      expect(new URL(href, here).href).toMatch(new RegExp(`^https://stylexjs\\.com${baseUrl}`));
    }
  }
});

test.each(hostile)('%j does not lead to another host because it mentions an allowed one', (url) => {
  const options = { baseUrl: '/', externalUrlRegex: 'other\\.com' };
  for (const mention of [`${url}other.com`, `${url}?other.com`, `${url}#//other.com/`]) {
    const { href } = findHitAddress(mention, options);
    const { protocol, hostname } = new URL(href, here);
    expect(protocol).toMatch(/^https?:$/);
    expect(hostname).toMatch(/^stylexjs\.com$|other\.com$/);
  }
});

test.each([
  'https://evil.example/?x=other.com',
  'https://evil.example/other.com/',
  'https://other.com@evil.example/',
  'https://u:other.com@evil.example/',
  'javascript:alert(1)//other.com',
  'javascript://other.com/%0aalert(1)',
  'blob:https://other.com/1',
  'ftp://other.com/',
])('%s is not on an allowed host', (url) => {
  const options = { baseUrl: '/', externalUrlRegex: 'other\\.com' };
  expect(findHitAddress(url, options).external).toBe(false);
});
