import { expect, test } from 'vitest';
import { findNearestName } from '../../../src/diagnostics/nearest-name.ts';

const pages = [
  '/docs/api/create/',
  '/docs/api/keyframes/',
  '/docs/learn/style/',
  '/docs/learn/styling-ui/',
  '/docs/learn/styling/',
  '/docs/learn/theming/',
];

test.each([
  ['/docs/learn/stylng/', '/docs/learn/styling/'],
  ['/docs/learn/styling-iu/', '/docs/learn/styling-ui/'],
  ['/doc/api/create/', '/docs/api/create/'],
  ['/docs/api/key-frames/', '/docs/api/keyframes/'],
  ['/DOCS/LEARN/STYLING/', '/docs/learn/styling/'],
])('the name nearest to %s is %s', (name, nearest) => {
  expect(findNearestName(name, pages)).toBe(nearest);
});

test('of equally near names, the first in the alphabet is suggested', () => {
  expect(findNearestName('bb1', ['ab1', 'bb2', 'cb1'])).toBe('ab1');
});

test('a name that differs only in case is nearer than all others', () => {
  expect(findNearestName('/docs/B/', ['/docs/a/', '/docs/b/'])).toBe('/docs/b/');
});

test('a distant name is suggested if its last part is the same', () => {
  expect(findNearestName('/guide/theming/', pages)).toBe('/docs/learn/theming/');
  expect(findNearestName('/guide/nothing/', pages)).toBeUndefined();
});

test('shared folders alone do not make a file name near', () => {
  const files = ['content/docs/guide/index.mdx'];
  expect(findNearestName('content/docs/guide/nowhere.md', files)).toBeUndefined();
});
