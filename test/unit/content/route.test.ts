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
  `/${'a'.repeat(256)}`,
])('the slug %s gives no route', (slug) => {
  expect(resolveSlug(slug, '/docs', 'learn/theming')).toHaveProperty('problem');
});

test('decomposed letters are normalized', () => {
  expect(joinRoute('/docs', 'gro\u0308ße')).toBe('/docs/gr\u00f6ße/');
});
