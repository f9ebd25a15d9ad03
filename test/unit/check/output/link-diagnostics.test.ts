import { expect, test } from 'vitest';
import { findBrokenLinks } from '../../../../src/check/output/broken-links.ts';
import {
  buildLinkDiagnostics,
  type LinkDiagnosticSettings,
} from '../../../../src/check/output/link-diagnostics.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { readSite } from './site.ts';

type Known = { files?: string[] } & Partial<LinkDiagnosticSettings>;

/** The reported diagnostics in the links of a site. */
function report(
  bodies: Record<string, string>,
  { files = [], baseUrl = '/', onBroken }: Known = {},
): string {
  const site = { ...readSite(bodies, files), baseUrl };
  return formatDiagnostics(buildLinkDiagnostics(findBrokenLinks(site), { baseUrl, onBroken }));
}

const link = (href: string) => `<a href="${href}">x</a>`;
const ours =
  'Links in texts were checked before, so this one comes from a component, HTML in site.config.ts, or the site itself. Fix it there.';

test('a broken address is reported with its page, as a diagnostic of the code', () => {
  expect(report({ '/docs/a/': link('/docs/stylng/'), '/docs/styling/': '' })).toBe(
    `/docs/a/  page /docs/a/: broken address "/docs/stylng/": no page or file at /docs/stylng/\n    ${ours}`,
  );
});

test('an address that a page repeats or that many pages share is reported once', () => {
  const pages = ['/1/', '/2/', '/3/', '/4/', '/5/'];
  expect(report({ '/1/': link('/gone/') + link('/gone/') }).split('\n\n')).toHaveLength(1);
  const told = report(Object.fromEntries(pages.map((path) => [path, link('/gone/')])));
  expect(told.split('\n')[0]).toBe(
    '/1/  page /1/: broken address "/gone/": no page or file at /gone/; the same on 4 more pages',
  );
});

test('an id that several pages lack is reported once, for the first of them', () => {
  expect(report({ '/a/': link('#no'), '/b/': link('#no') }).split('\n')[0]).toBe(
    '/a/  page /a/: broken address "#no": no id "no" on page /a/; the same on 1 more page',
  );
});

test('a missing slash, a bad encoding and a missing base path are explained', () => {
  const bodies = { '/x/a/': link('/x/b') + link('/x/50%/') + link('/b/'), '/x/b/': '' };
  const told = report(bodies, { baseUrl: '/x/' });
  expect(told).toContain(
    "the page's path ends in a slash, /x/b does not\n    It should be /x/b/\n",
  );
  expect(told).toContain('it cannot be parsed, or a % in it is not valid percent-encoding');
  expect(told).toContain('/b/ is outside the base path /x/\n    It should be /x/b/\n');
});

test('links that components make are warnings, or ignored, if the configuration says so', () => {
  const bodies = { '/a/': `${link('/gone/')}${link('#no')}<img src="/gone.png" alt="">` };
  const told = report(bodies, { onBroken: { links: 'warn', anchors: 'ignore' } });
  expect(told.split('\n\n').map((diagnostic) => diagnostic.split('\n')[0])).toEqual([
    '/a/  warning: page /a/: broken address "/gone/": no page or file at /gone/',
    '/a/  page /a/: broken address "/gone.png": no page or file at /gone.png',
  ]);
});

test('a missing file that the build generates has its own hint', () => {
  const told = report(
    { '/x/a/': '<script data-app="/x/app.js" data-payload="/x/RSC/R/a.txt"></script>' },
    { files: ['app.js', 'RSC/R/b.txt'], baseUrl: '/x/' },
  );
  expect(told).toContain(
    '/x/a/  page /x/a/: broken address "/x/RSC/R/a.txt": no page or file at /x/RSC/R/a.txt\n' +
      '    The build makes this file: remove the folder .cache and build again.\n',
  );
});

test('an address that is broken in two ways is reported for each', () => {
  const told = report({ '/a/': link('b'), '/c/': link('b'), '/a/b/': '' });
  expect(told).toContain("the page's path ends in a slash, /a/b does not");
  expect(told).toContain('no page or file at /c/b');
});

test('a broken address in another file than a page is reported with the file', () => {
  expect(report({ '/404.html': link('/x/') })).toMatch(/^\/404\.html {2}page \/404\.html: /);
  const feeds = new Map([['/RSC/sections/docs.txt', ['/x/']]]);
  const diagnostics = buildLinkDiagnostics(findBrokenLinks({ ...readSite({ '/a/': '' }), feeds }), {
    baseUrl: '/',
  });
  expect(diagnostics[0]?.message).toBe(
    'file /RSC/sections/docs.txt: broken address "/x/": no page or file at /x/',
  );
});
