import { expect, test } from 'vitest';
import { readBuiltPage } from '../../../src/verify/built-html.ts';
import { describeWiderPolicies } from '../../../src/verify/wider-policies.ts';

const standard = "img-src 'self' data:; font-src 'self' data:; script-src 'self' 'sha256-AA='";
const pageWith = (policy: string, body = '') =>
  readBuiltPage(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}; trusted-types site-html"></head>${body}`,
  );
const picture = '<img src="https://a.example/1.png" alt="">';
const withPicture = pageWith(
  `${standard} https://b.example; img-src 'self' https://a.example`,
  picture,
);

test('X59 where all pages have the standard policy there is nothing to say', () => {
  const pages = new Map([['/a/', pageWith(standard)]]);
  expect(describeWiderPolicies(pages, {})).toBeUndefined();
  expect(describeWiderPolicies(new Map([['/a/', withPicture]]), false)).toBeUndefined();
});

test('X59 pages are told by what they allow and why, and many by their number', () => {
  const pages = new Map([
    ...['/d/', '/a/', '/c/', '/b/', '/e/'].map(
      (page) =>
        [
          page,
          pageWith("img-src 'self' data: a.example", '<img src="//a.example/1.png" alt="">'),
        ] as const,
    ),
    ['/f/', pageWith("img-src 'self' https://s.example; frame-src https://f.example")],
  ]);
  const added = { frameSrc: ['https://f.example'], trustedTypes: ['dompurify'] };
  expect(describeWiderPolicies(pages, added)).toBe(
    [
      'More than the standard policy:',
      '  frame-src https://f.example on every page, named by site.config.ts',
      '  img-src a.example for //a.example/1.png on /a/, /b/, /c/ and 2 more',
      '  img-src https://s.example for a style on /f/',
      '',
    ].join('\n'),
  );
});

test('X59 of very many lines the first are told', () => {
  const pages = new Map(
    Array.from({ length: 30 }, (_, at) => [`/${at}/`, pageWith(`img-src https://a${at}.example`)]),
  );
  const lines = describeWiderPolicies(pages, {})?.trimEnd().split('\n') ?? [];
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('  and 10 more');
});
