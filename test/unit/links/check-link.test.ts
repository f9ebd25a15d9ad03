import { expect, test } from 'vitest';
import { createLinkChecker, type LinkTargets } from '../../../src/links/check-link.ts';

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

test.each([
  ['/docs/gone/', 'error: broken link "/docs/gone/": the site has no page or file /docs/gone/; '],
  ['/play/', 'error: broken link "/play/": the site has no page or file /play/; '],
  [
    './soon.mdx',
    'error: broken link "./soon.mdx": content/docs/soon.mdx is a draft, and drafts are not built; ',
  ],
  ['../soon/', 'error: broken link "../soon/": content/docs/soon.mdx is a draft, and drafts'],
  [
    'https://x.y/base/docs/gone/',
    'warning: broken link "https://x.y/base/docs/gone/": the site has no page or file /docs/gone/; ',
  ],
  [
    'https://x.y/base/docs/a/#gone',
    'error: broken link "https://x.y/base/docs/a/#gone": /docs/a/ has no heading or element with the id "gone"; ',
  ],
  ['https://[', 'error: broken link "https://[": no browser can read this address; '],
  [' FILE:///a', 'error: broken link " FILE:///a": it points to a file on the machine that builds'],
  [
    '/docs/sheet.pdf',
    'error: broken link "/docs/sheet.pdf": the site has no page or file /docs/sheet.pdf; ',
  ],
  [
    'sheet.pdf',
    'error: broken link "sheet.pdf": there is no file content/docs/sheet.pdf, and the site has no page or file /docs/a/sheet.pdf; ',
  ],
  ['deep/x', 'error: broken link "deep/x": the site has no page or file /docs/a/deep/x/; '],
])('the link %s is reported', (href, start) => {
  expect(check(href).slice(0, start.length)).toBe(start);
});

test.each([
  ['/use/', 'Did you mean /docs/b/use/ or /docs/c/use/?'],
  ['/docs/aa/', 'Did you mean /docs/a/?'],
  ['/img/logos.svg', 'Did you mean /img/logo.svg?'],
  ['./aa.mdx', 'Did you mean content/docs/a.mdx?'],
  ['./completely-different.mdx', 'Write the path of a file below content/, relative to this one.'],
  ['/completely/different/', 'Check the path.'],
])('for the broken link %s the hint is: %s', (href, hint) => {
  expect(check(href).endsWith(`; ${hint}`)).toBe(true);
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
