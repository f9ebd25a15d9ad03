import { expect, test } from 'vitest';
import { joinRoute, resolveSlug } from '../../../src/content/route.ts';

test.each([
  ['/x', '/docs/x/'],
  ['/', '/docs/'],
  ['x', '/docs/learn/theming/x/'],
  ['./x/', '/docs/learn/theming/x/'],
  ['../x', '/docs/learn/x/'],
  ['../../x', '/docs/x/'],
  ['/a//b/./c', '/docs/a/b/c/'],
  ['/gr%C3%B6%C3%9Fe', '/docs/größe/'],
  ['/größe', '/docs/größe/'],
  ['/a%20b', '/docs/a b/'],
  ['/what%3F', '/docs/what?/'],
  ['/createTheme', '/docs/createTheme/'],
  ['/v0.13.0', '/docs/v0.13.0/'],
])('the slug %s gives the route %s', (slug, route) => {
  expect(resolveSlug(slug, '/docs', 'learn/theming')).toEqual({ route });
});

test.each([
  '../../../x',
  '/../x',
  '/a/../../x',
  '/%2e%2e/x',
  '/..%2Fx',
  '/a%5Cb',
  '/a\\b',
  '/a%00',
  '/100%',
  '/a?b',
  '/a#b',
  '/a%252Db',
  '/%2525/x',
  `/${'a'.repeat(256)}`,
])('the slug %s gives no route', (slug) => {
  expect(resolveSlug(slug, '/docs', 'learn/theming')).toHaveProperty('problem');
});

test('decomposed letters are normalized', () => {
  expect(joinRoute('/docs', 'gro\u0308ße')).toBe('/docs/gr\u00f6ße/');
});

test.each([
  ['a%2Db', '"a%2Db" contains "%2D", which addresses have for "-"'],
  ['x/caf%C3%A9', '"caf%C3%A9" contains "%C3%A9", which addresses have for "é"'],
  ['100%25', '"100%25" contains "%25", which addresses have for "%"'],
  ['x/index.html', '"index.html" is another name for the address of its folder'],
])('a file named %s has no address', (name, problem) => {
  expect(resolveSlug(undefined, '/docs', '', name)).toEqual({ problem });
});

test.each(['C#', 'why?', '50%', 'a&b', '100%zz', 'a+b', '%E4'])(
  'a file may be named %s',
  (name) => {
    expect(resolveSlug(undefined, '/docs', '', name)).toEqual({ route: `/docs/${name}/` });
  },
);
