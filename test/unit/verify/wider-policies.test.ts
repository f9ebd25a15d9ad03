import { expect, test } from 'vitest';
import { readBuiltPage } from '../../../src/verify/built-html.ts';
import { describeWiderPolicies } from '../../../src/verify/wider-policies.ts';

const standard = "img-src 'self' data:; font-src 'self' data:; script-src 'self' 'sha256-AA='";
const pageWith = (policy: string, body = '') =>
  readBuiltPage(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}; trusted-types site-html"></head>${body}`,
  );
const picture = '<img src="https://a.example/1.png" alt="">';
const long = `https://v.example/${'x'.repeat(80)}`;
const withPicture = pageWith(
  `${standard} https://b.example; img-src 'self' https://a.example`,
  picture,
);

test('X59 nothing is reported if all pages have the standard policy, or none', () => {
  const pages = new Map([['/a/', pageWith(standard)]]);
  expect(describeWiderPolicies(pages, {})).toBeUndefined();
  expect(describeWiderPolicies(new Map([['/a/', withPicture]]), false)).toBeUndefined();
});

test('X59 wider policies are listed by what they allow and why, with a count of further pages', () => {
  const pages = new Map([
    ...['/d/', '/a/', '/c/', '/b/'].map(
      (page) =>
        [
          page,
          pageWith("img-src 'self' data: a.example", '<img src="//a.example/1.png" alt="">'),
        ] as const,
    ),
    ['/f/', pageWith("img-src 'self' https://s.example; frame-src https://f.example")],
    ['/g/', pageWith('font-src https://b.example; connect-src https://c.example')],
    ['/h/', pageWith(`media-src ${long.slice(0, 17)}`, `${picture}<video src="${long}"></video>`)],
  ]);
  const added = { frameSrc: ['https://f.example'], trustedTypes: ['dompurify'] };
  expect(describeWiderPolicies(pages, added)).toBe(
    [
      'More than the standard policy:',
      '  frame-src https://f.example on every page, named by site.config.ts',
      '  font-src https://b.example for a style on /g/',
      '  img-src a.example for //a.example/1.png on /a/, /b/, /c/ and 1 more',
      '  img-src https://s.example for a style on /f/',
      `  media-src https://v.example for ${long.slice(0, 79)}… on /h/`,
      '',
    ].join('\n'),
  );
});

test('X59 only the first of very many lines are printed', () => {
  const pages = new Map(
    Array.from({ length: 30 }, (_, at) => [`/${at}/`, pageWith(`img-src https://a${at}.example`)]),
  );
  const lines = describeWiderPolicies(pages, {})?.trimEnd().split('\n') ?? [];
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('  and 10 more');
});
