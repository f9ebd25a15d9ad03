import { expect, test } from 'vitest';
import { findNearestName } from '../../../src/faults/nearest-name.ts';

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
])('%s is near to %s', (name, nearest) => {
  expect(findNearestName(name, pages)).toBe(nearest);
});

test('of names that are as near, the first in the alphabet is proposed', () => {
  expect(findNearestName('bb1', ['ab1', 'bb2', 'cb1'])).toBe('ab1');
});

test('a name that differs in case alone is nearer than all others', () => {
  expect(findNearestName('/docs/B/', ['/docs/a/', '/docs/b/'])).toBe('/docs/b/');
});

test('a name that is far is proposed where its last part is the same', () => {
  expect(findNearestName('/guide/theming/', pages)).toBe('/docs/learn/theming/');
  expect(findNearestName('/guide/nothing/', pages)).toBeUndefined();
});

test('the folders of a name don’t make another file in them a near one', () => {
  const files = ['content/docs/guide/index.mdx'];
  expect(findNearestName('content/docs/guide/nowhere.md', files)).toBeUndefined();
});
