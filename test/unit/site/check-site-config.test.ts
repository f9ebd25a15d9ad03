import { expect, test } from 'vitest';
import config from '../../../site.config.ts';
import { FaultError } from '../../../src/faults/fault.ts';
import { checkSiteConfig } from '../../../src/site/check-site-config.ts';

function messagesOf(input: unknown): string[] {
  try {
    checkSiteConfig(input);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    expect(new Set(error.faults.map(({ file }) => file))).toEqual(new Set(['site.config.ts']));
    return error.faults.map(({ message }) => message);
  }
  return [];
}

const withItems = (...items: unknown[]) => ({ ...config, navbar: { ...config.navbar, items } });

test('a right config is returned with its defaults', () => {
  expect(checkSiteConfig(config)).toMatchObject({ title: 'StyleX', titleDelimiter: '|' });
});

test('a wrong field is told by path, value and expectation', () => {
  expect(messagesOf({ ...config, baseUrl: '/docs' })).toEqual([
    'baseUrl: got "/docs"; expected a path that ends with "/"',
  ]);
  expect(messagesOf({ ...config, url: 'https://stylexjs.com/docs' })).toEqual([
    'url: got "https://stylexjs.com/docs"; expected an origin, without a path',
  ]);
});

test('a field inside a list is told with its number', () => {
  const redirects = [
    { from: '/a/', to: '/b/' },
    { from: 'a/', to: '/b/' },
  ];
  expect(messagesOf({ ...config, redirects })).toEqual([
    'redirects[1].from: got "a/"; expected a path that starts with "/"',
  ]);
});

test('a missing field is got as nothing', () => {
  expect(messagesOf({ ...config, title: undefined })).toEqual([
    expect.stringMatching(/^title: got nothing; .*string/),
  ]);
});

test('an unknown field is named', () => {
  const [message] = messagesOf({ ...config, blog: { ...config.blog, postPerPage: 3 } });
  expect(message).toMatch(/^blog: got \{.*; unknown field postPerPage$/);
});

test('all that is wrong is told at once', () => {
  expect(messagesOf({ ...config, baseUrl: 'x', title: '' }).length).toBeGreaterThan(1);
});

test.each(['search', 'dropdown', 'localeDropdown', 'html', 'nonsense'])(
  'the navbar kind %s is refused in words',
  (type) => {
    expect(messagesOf(withItems({ type, label: 'X' }))).toEqual([
      `navbar.items[0]: got {"type":"${type}","label":"X"}; the type "${type}" is not built yet or unknown; expected one of link, docSidebar, doc`,
    ]);
  },
);

test('a link has a path or an address, not both and not none', () => {
  const rule = 'One and only one between "to" and "href" should be provided';
  const both = { label: 'X', to: '/x/', href: 'https://example.com' };
  expect(messagesOf(withItems(both))[0]).toContain(rule);
  expect(messagesOf(withItems({ label: 'X' }))[0]).toContain(rule);
});

test('options that are not built yet are refused, not ignored', () => {
  const navbar = { ...config.navbar, hideOnScroll: true };
  const docs = { ...config.docs, hideableSidebar: true };
  expect(messagesOf({ ...config, navbar, docs })).toEqual([
    'navbar.hideOnScroll: got true; hiding on scroll is not built yet: expected false',
    'docs.hideableSidebar: got true; a hideable sidebar is not built yet: expected false',
  ]);
});

test('something that is no object is told as the default export', () => {
  expect(messagesOf('x')[0]).toMatch(/^the default export: got "x"; /);
});
