import { expect, test } from 'vitest';
import { createLinkChecker, type LinkTargets } from '../../../src/links/check-link.ts';
import { reportTexts } from '../content/plant.ts';

const from = { file: 'content/docs/a.mdx', route: '/docs/a/' };
const targets: LinkTargets = {
  ids: new Map([
    ['/docs/a/', ['use', 'größe']],
    ['/docs/a/deep/', []],
    ['/docs/b/', undefined],
    ['/docs/b/use/', []],
    ['/docs/c/use/', []],
  ]),
  files: new Map([
    ['content/docs/a.mdx', '/docs/a/'],
    ['content/docs/b.mdx', '/docs/b/'],
  ]),
  drafts: new Map([
    ['content/docs/soon.mdx', { file: 'content/docs/soon.mdx' }],
    ['/docs/soon/', { file: 'content/docs/soon.mdx' }],
  ]),
  publicFiles: new Set(['/img/logo.svg', '/play.html']),
  url: 'https://x.y',
  baseUrl: '/base/',
};

/** What is said of a link in a page: `severity: message; hint`, or nothing. */
function check(href: string, more: Partial<LinkTargets> = {}, holder = from): string {
  const problem = createLinkChecker({ ...targets, ...more })(href, holder);
  if (!problem) return '';
  return `${problem.severity ?? 'error'}: ${problem.message}; ${problem.hint}`;
}

test.each([
  ...['./b.mdx#any', '/docs/a/#gr%C3%B6%C3%9Fe', '#use', '#top', '/img/logo.svg', '/play'],
  ...[
    'https://other.example/a',
    '//other.example',
    'mailto:a@b.c',
    'javascript:a()',
    'HTTPS://x.y',
  ],
  ...['https://x.y/base/docs/a/#use', 'https://x.y/other/', 'https://x.y/a\\b', 'tel:1:2:['],
])('the link %s is not reported', (href) => {
  expect(check(href)).toBe('');
});

test('a broken link is reported with a hint', async () => {
  const reports = await reportTexts(
    [
      '/docs/gone/',
      '/play/',
      './soon.mdx',
      '../soon/',
      'https://x.y/base/docs/gone/',
      'https://x.y/base/docs/a/#gone',
      'https://[',
      ' FILE:///a',
      '/docs/sheet.pdf',
      'sheet.pdf',
      'deep/x',
      '/use/',
      '/docs/aa/',
      '/img/logos.svg',
      './aa.mdx',
      './completely-different.mdx',
      '/completely/different/',
    ],
    (href) => [check(href)],
  );
  await expect(reports).toMatchFileSnapshot('broken.txt');
});

test('the same missing path has the same hint, and after 200 paths there are no more suggestions', () => {
  const checkLink = createLinkChecker(targets);
  for (let at = 0; at < 199; at += 1) checkLink(`/gone/${at}/`);
  const hints = ['/docs/aa/', '/docs/bb/', '/docs/aa/'].map((href) => checkLink(href)?.hint);
  expect(hints).toEqual(['Did you mean /docs/a/?', 'Check the path.', 'Did you mean /docs/a/?']);
});

test.each([
  ['links', '/docs/gone/'],
  ['links', 'https://['],
  ['anchors', '#gone'],
  ['files', './gone.mdx'],
] as const)(
  'the configuration can make broken %s such as %s warnings, or ignore them',
  (part, href) => {
    expect(check(href)).toMatch(/^error: /);
    expect(check(href, { onBroken: { [part]: 'warn' } })).toMatch(/^warning: /);
    expect(check(href, { onBroken: { [part]: 'ignore' } })).toBe('');
    const others = { links: 'warn', anchors: 'warn', files: 'warn', [part]: 'throw' } as const;
    expect(check(href, { onBroken: others })).toMatch(/^error: /);
  },
);

test('a link that only the other form of the route resolves is a warning', () => {
  expect(check('b')).toMatch(
    /^warning: this relative link .* route without its last slash.* to false/,
  );
  expect(check('deep', { trailingSlash: false })).toMatch(
    /^warning: .* with its last slash.* to true/,
  );
  expect(check('deep')).toBe('');
  expect(check('b', { trailingSlash: false })).toBe('');
});
