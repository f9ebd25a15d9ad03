import { expect, test } from 'vitest';
import { formatFaults } from '../../../src/faults/fault.ts';
import { findBrokenLinks } from '../../../src/verify/broken-links.ts';
import { buildLinkFaults, type ContentSource } from '../../../src/verify/link-sources.ts';
import { readSite } from './site.ts';

type Known = {
  sources?: Record<string, ContentSource>;
  config?: { fieldPath: string; href: string }[];
  files?: string[];
  baseUrl?: string;
};

/** What the author reads about the links of a site. */
function report(bodies: Record<string, string>, known: Known = {}): string {
  const { baseUrl = '/', files = [] } = known;
  const site = { ...readSite(bodies, files), baseUrl };
  return formatFaults(
    buildLinkFaults({
      ...site,
      broken: findBrokenLinks(site),
      contentSources: new Map(Object.entries(known.sources ?? {})),
      configLinks: known.config ?? [],
    }),
  );
}

const link = (href: string, text = 'x') => `<a href="${href}">${text}</a>`;
const record = (href: string, raw: string, line: number) => ({ href, raw, line, column: 5 });

test('a link of a content file is told with its line and as it is written', () => {
  const bodies = { '/docs/a/': link('/docs/stylng/'), '/docs/styling/': '' };
  const links = [record('/docs/stylng/', './stylng.mdx', 12)];
  const sources = { '/docs/a/': { file: 'content/docs/a.mdx', links } };
  expect(report(bodies, { sources })).toBe(
    'content/docs/a.mdx:12:5  broken link "./stylng.mdx": no page or file at /docs/stylng/\n' +
      '    Did you mean /docs/styling/?',
  );
});

test('a broken link that a page repeats is one fault', () => {
  const site = readSite({ '/a/': link('/gone/') + link('/gone/') });
  const source = { file: 'content/a.mdx', links: [record('/gone/', './gone.mdx', 3)] };
  const faults = buildLinkFaults({
    ...site,
    broken: findBrokenLinks(site),
    contentSources: new Map([['/a/', source]]),
    configLinks: [],
  });
  expect(faults).toHaveLength(1);
});

test('each place that an author wrote the same broken link at is told once', () => {
  const bodies = { '/docs/größe/': link('/gone/') + link('/gone/') };
  const links = [record('/gone/', '/gone', 3), record('/gone/', '../gone/', 7)];
  const sources = { '/docs/gr%C3%B6%C3%9Fe/': { file: 'content/docs/größe.mdx', links } };
  const told = report(bodies, { sources }).split('\n\n');
  expect(told.map((text) => text.split(':', 2).join(':'))).toEqual([
    'content/docs/größe.mdx:3',
    'content/docs/größe.mdx:7',
  ]);
});

test('a missing id is told with the nearest id of that page', () => {
  const bodies = {
    '/a/': link('/b/#conditional-style'),
    '/b/': '<h2 id="conditional-styles">C</h2>',
  };
  expect(report(bodies)).toBe(
    '/a/  broken link "/b/#conditional-style" with the text "x" on page /a/: ' +
      'no id "conditional-style" on page /b/\n    Did you mean #conditional-styles?',
  );
});

test('a page that is not far by name may be in another folder', () => {
  const bodies = { '/': link('/docs/api/create/'), '/docs/api/javascript/create/': '' };
  expect(report(bodies)).toContain('Did you mean /docs/api/javascript/create/?');
});

test('a missing file is told with the nearest file', () => {
  const bodies = { '/': '<img src="/img/logo.sgv" alt="">' };
  expect(report(bodies, { files: ['img/logo.svg', 'img/other.png'] })).toBe(
    '/  missing file "/img/logo.sgv" on page /: no page or file at /img/logo.sgv\n' +
      '    Did you mean /img/logo.svg?',
  );
});

test('nothing is proposed where nothing is near', () => {
  expect(report({ '/': link('/somewhere/else/entirely/') })).toContain(
    '    Link to a page or file that exists, or take the link away.',
  );
});

test('a missing slash, a bad encoding and a forgotten base path say what to write', () => {
  const bodies = {
    '/base/': link('/base/docs') + link('/base/100%') + link('/docs/'),
    '/base/docs/': '',
  };
  const told = report(bodies, { baseUrl: '/base/' });
  expect(told).toContain('    Write /base/docs/\n');
  expect(told).toContain('    Write a literal % as %25.');
  expect(told).toContain('/docs/ is outside of the base path /base/\n    Write /base/docs/ for');
});

const fourPages = { '/a/': '', '/b/': '', '/c/': '', '/d/': '' };
const withLink = (pages: Record<string, string>, body: string) =>
  Object.fromEntries(Object.keys(pages).map((path) => [path, body]));

test('a link of the shell on five pages is told once, with the first page and the number', () => {
  const bodies = withLink({ ...fourPages, '/e/': '' }, link('/x/', 'Go') + link('/x/', 'Menu'));
  const sources = { '/a/': { file: 'content/a.mdx', links: [] } };
  expect(report(bodies, { sources })).toMatchInlineSnapshot(`
    "/a/  broken link "/x/" with the text "Go" on page /a/: no page or file at /x/; appears on 5 pages
        Did you mean /a/?"
  `);
});

test('a link on four pages is told for each, by its content file where it has one', () => {
  const sources = { '/b/': { file: 'content/b.mdx', links: [] } };
  const told = report(withLink(fourPages, link('/x/')), { sources });
  expect(told.split('\n\n').map((text) => text.split(' ')[0])).toEqual([
    '/a/',
    '/c/',
    '/d/',
    'content/b.mdx',
  ]);
  expect(told).not.toContain('appears on');
});

test('a broken link of site.config.ts is told once, with its field', () => {
  const bodies = withLink({ ...fourPages, '/e/': '' }, link('/base/lern/'));
  const config = [
    { fieldPath: 'navbar.items[0].to', href: '/lern' },
    { fieldPath: 'footer.links[0].to', href: '/a/' },
  ];
  expect(report(bodies, { config, baseUrl: '/base/' })).toBe(
    'site.config.ts  navbar.items[0].to: broken link "/lern": no page or file at /base/lern/\n' +
      '    Link to a page or file that exists, or take the link away.',
  );
});

test('a list or feed that shows a part of a post does not tell its broken link again', () => {
  const bodies = { '/blog/': link('/gone/'), '/blog/a/': link('/gone/') };
  const links = [record('/gone/', '/gone/', 9)];
  const sources = { '/blog/a/': { file: 'content/blog/a.mdx', links } };
  const told = report(bodies, { sources });
  expect(told).toContain('content/blog/a.mdx:9:5');
  expect(told.split('\n\n')).toHaveLength(1);
});

test('a link of the shell is told although a content file has the same one', () => {
  const bodies = { '/a/': link('/gone/'), '/b/': link('/gone/') };
  const sources = {
    '/a/': { file: 'content/a.mdx', links: [record('/gone/', '/gone/', 9)] },
    '/b/': { file: 'content/b.mdx', links: [] },
  };
  const told = report(bodies, { sources });
  expect(told).toContain('content/a.mdx:9:5  broken link');
  expect(told).toContain('content/b.mdx  broken link "/gone/" with the text "x" on page /b/');
});

test('a link whose place is known already is told there', () => {
  const site = readSite({ '/a/': link('/gone/') });
  const origins = () => ({ file: 'content/docs/_category_.json', line: 4, column: 2 });
  const broken = findBrokenLinks({ ...site, origins });
  const faults = buildLinkFaults({ ...site, broken, contentSources: new Map(), configLinks: [] });
  expect(formatFaults(faults)).toContain('content/docs/_category_.json:4:2  broken link "/gone/"');
});

test('a field of site.config.ts is one fault, however its link is shown', () => {
  const site = readSite({ '/a/': link('/gone/') + link('/gone/'), '/b/': link('/gone') });
  const faults = buildLinkFaults({
    ...site,
    broken: findBrokenLinks(site),
    contentSources: new Map(),
    configLinks: [{ fieldPath: 'redirects[0].to', href: '/gone/' }],
  });
  expect(faults.map(({ file, message }) => `${file} ${message.split(':')[0]}`)).toEqual([
    'site.config.ts redirects[0].to',
  ]);
});

test('a file that the build makes itself is told so', () => {
  const bodies = {
    '/a/': '<script data-app="/app.js" data-payload="/RSC/R/a.txt"></script>',
  };
  expect(report(bodies, { files: ['app.js', 'RSC/R/b.txt'] })).toBe(
    '/a/  missing file "/RSC/R/a.txt" on page /a/: no page or file at /RSC/R/a.txt\n' +
      '    The build itself makes this file: remove the folder .cache and build again.',
  );
});

test('a link of a file that is no page is told as standing in it', () => {
  const site = readSite({ '/a/': '' });
  const feeds = new Map([['/RSC/sections/docs.txt', [{ href: '/x/', tag: 'a', text: 'X' }]]]);
  const broken = findBrokenLinks({ ...site, feeds });
  const faults = buildLinkFaults({ ...site, broken, contentSources: new Map(), configLinks: [] });
  expect(faults[0]?.message).toBe(
    'broken link "/x/" with the text "X" in /RSC/sections/docs.txt: no page or file at /x/',
  );
});

test('of hundreds of broken links, the last are told without a search for what was meant', () => {
  const hrefs = Array.from({ length: 201 }, (_, at) => `/page-${at}x/`);
  const bodies = { '/': hrefs.map((href) => link(href)).join(''), '/page-1/': '' };
  const told = report(bodies).split('\n\n');
  expect(told).toHaveLength(201);
  const proposals = told.filter((text) => text.includes('Did you mean /page-1/?'));
  expect(proposals).toHaveLength(200);
});
