import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { DiagnosticError } from '../../../src/diagnostics/diagnostic.ts';
import { reportData, reportEach } from '../content/plant.ts';

function messagesOf(input: unknown): string[] {
  try {
    checkSiteConfig(input);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    expect(new Set(error.diagnostics.map(({ file }) => file))).toEqual(new Set(['site.config.ts']));
    return error.diagnostics.map(({ message }) => message);
  }
  return [];
}

const withItems = (...items: unknown[]) => ({ ...config, navbar: { ...config.navbar, items } });

test('a valid config is returned with its defaults', () => {
  expect(checkSiteConfig(config)).toMatchObject({ title: 'StyleX', titleDelimiter: '|' });
});

test('a feature is off with false, and a wrong value names both that and its options', () => {
  expect(checkSiteConfig({ ...config, samples: false, playground: false, home: {} })).toMatchObject(
    {
      samples: undefined,
      playground: undefined,
    },
  );
  expect(messagesOf({ ...config, search: true, samples: true })).toEqual([
    'samples: got true; expected false or an object',
    'search: got true; expected false or an object',
  ]);
});

test('a wrong field is reported with path, value and expectation', () => {
  expect(messagesOf({ ...config, baseUrl: '/docs' })).toEqual([
    'baseUrl: got "/docs"; expected a path that ends with "/"',
  ]);
  expect(messagesOf({ ...config, url: 'https://stylexjs.com/docs' })).toEqual([
    'url: got "https://stylexjs.com/docs"; expected an origin, without a path',
  ]);
});

test('a field inside a list is reported with its index', () => {
  const redirects = [
    { from: '/a/', to: '/b/' },
    { from: 'a/', to: '/b/' },
    { from: '/c/', to: '//other.example/' },
  ];
  expect(messagesOf({ ...config, redirects })).toEqual([
    'redirects[1].from: got "a/"; expected a path that starts with "/"',
    'redirects[2].to: got "//other.example/"; expected a path that starts with "/", or a full address: "https://example.com/"',
  ]);
});

test('a missing field is reported with "got nothing"', () => {
  expect(messagesOf({ ...config, title: undefined })).toEqual([
    expect.stringMatching(/^title: got nothing; .*string/),
  ]);
});

test('an unknown field is named', () => {
  const [message] = messagesOf({ ...config, blog: { ...config.blog, postPerPage: 3 } });
  expect(message).toBe('blog.postPerPage: got 3; expected no field of this name');
});

test('all diagnostics are reported at once', () => {
  expect(messagesOf({ ...config, baseUrl: 'x', title: '' }).length).toBeGreaterThan(1);
});

test('S2.19 a link has either a path or an address', () => {
  const rule = 'One and only one between "to" and "href" should be provided';
  const both = { label: 'X', to: '/x/', href: 'https://example.com' };
  expect(messagesOf(withItems(both))[0]).toContain(rule);
  expect(messagesOf(withItems({ label: 'X' }))[0]).toContain(rule);
});

test('options that contradict each other are rejected, not ignored', () => {
  const [locale] = config.locales.list;
  const [version] = config.docs.versions;
  const several = {
    ...config,
    locales: { ...config.locales, list: [locale, { ...locale, code: 'EN' }] },
    docs: {
      ...config.docs,
      versions: [{ ...version, path: '/guide', isLast: false }],
    },
  };
  expect(messagesOf(several).map((message) => message.replace(/got .*?; /, ''))).toEqual([
    'locales.list: expected each code once',
    'docs.versions[0].path: expected docs.routeBasePath: it is the only version',
    'docs.versions[0].isLast: expected true: the only version is the last',
  ]);
});

test('a config that is not an object is reported as the default export', () => {
  expect(messagesOf('x')[0]).toMatch(/^the default export: got "x"; /);
});

test('a mistake in a field is reported by that field', async () => {
  const reports = await reportEach(
    {
      'a sidebar': { docs: { ...config.docs, sidebars: { docs: ['a', { type: 'doc' }] } } },
      'an item of a category': {
        docs: {
          ...config.docs,
          sidebars: { docs: [{ type: 'category', label: 'C', items: [5] }] },
        },
      },
      'a kind of entry': { docs: { ...config.docs, sidebars: { docs: [{ type: 'page' }] } } },
      'a link of a category': {
        docs: {
          ...config.docs,
          sidebars: {
            docs: [{ type: 'category', label: 'C', link: { type: 'index' }, items: [] }],
          },
        },
      },
      'a column of the footer': {
        footer: { style: 'light', links: [{ title: 'T', items: [{ label: 'X', to: 'x' }] }] },
      },
      'a footer of columns and links': {
        footer: {
          style: 'light',
          links: [
            { title: 'T', items: [] },
            { label: 'X', to: '/' },
          ],
        },
      },
      'a colour mode': { colorMode: { ...config.colorMode, default: 'blue' } },
      'a number of posts': { blog: { ...config.blog, postsPerPage: 0 } },
      'an empty title': { title: '' },
      'an address': { url: 'stylexjs.com' },
      'an unknown field of an item': {
        navbar: { ...config.navbar, items: [{ label: 'X', to: '/', herf: 'x' }] },
      },
    },
    (fields) => messagesOf({ ...config, ...fields }),
  );
  await expect(reports).toMatchFileSnapshot('mistakes.txt');
});

test.each([
  [{}],
  [false],
  [{ connectSrc: ['https://a.b', '*.a.b:443', 'wss:'], trustedTypes: ['x'] }],
])('the policy can be %j', (contentSecurityPolicy) => {
  expect(messagesOf({ ...config, contentSecurityPolicy })).toEqual([]);
});

test.each([
  "'self'",
  'https://a.b; script-src *',
  'https://a.b/; script-src *',
  'https://a.b/c d',
  "https://a.b/'self'",
  "'unsafe-inline'",
  'unsafe-inline',
  '*',
  'a b.c',
  '',
])('the policy cannot contain %j', (host) => {
  expect(messagesOf({ ...config, contentSecurityPolicy: { imgSrc: [host] } })).toEqual([
    `contentSecurityPolicy.imgSrc[0]: got ${JSON.stringify(host)}; expected a host such as "https://example.com" or a scheme such as "https:"`,
  ]);
});

test('a policy that is neither off nor a list of hosts is a diagnostic', () => {
  expect(messagesOf({ ...config, contentSecurityPolicy: true })).toEqual([
    'contentSecurityPolicy: got true; expected false or an object',
  ]);
  expect(messagesOf({ ...config, contentSecurityPolicy: { imageSrc: [] } })).toEqual([
    'contentSecurityPolicy.imageSrc: got []; expected no field of this name',
  ]);
});

const keys = { appId: 'APP1', apiKey: 'search-key', indexName: 'stylexjs' };
const searchBy = (search: object) => ({ ...config, search: { ...config.search, ...search } });

test('X18 the provider algolia accepts its keys and further options', () => {
  const more = {
    facetFilters: ['type:lvl1', ['version:1', 'version:2']],
    externalUrlRegex: 'example\\.com',
    replaceSearchResultPathname: { from: '/docs/', to: '/' },
  };
  const search = { provider: 'algolia', contextualSearch: false, algolia: { ...keys, ...more } };
  expect(messagesOf(searchBy(search))).toEqual([]);
  expect(messagesOf(searchBy({ missingResultsUrl: 'https://example.com/new' }))).toEqual([]);
});

test('a mistake in the search is reported by its field', async () => {
  const reports = await reportData(
    [
      { provider: 'algolia' },
      { provider: 'typesense' },
      { provider: 'algolia', algolia: { ...keys, appId: 'a b; *' } },
      { provider: 'algolia', algolia: { ...keys, externalUrlRegex: '(' } },
    ],
    (search) => messagesOf(searchBy(search)),
  );
  await expect(reports).toMatchFileSnapshot('search-mistakes.txt');
});
