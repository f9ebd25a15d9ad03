import { expect, test } from 'vitest';
import { hrefOfRoute, resolveLink } from '../../../src/navigation/resolve-link.ts';

const from = { file: 'content/docs/learn/02-styles.mdx', route: '/docs/learn/styles/' };
const routes = new Map([
  ['content/docs/learn/05-theming/index.mdx', '/docs/learn/theming/'],
  ['content/docs/learn/größe.mdx', '/docs/learn/größe/'],
]);
const resolve = (href: string) => resolveLink(href, from, routes);

test.each([
  ['./05-theming/index.mdx#use', '/docs/learn/theming/', '#use'],
  ['05-theming/index.mdx', '/docs/learn/theming/', ''],
  ['../learn/05-theming/index.mdx?a=b#c', '/docs/learn/theming/', '?a=b#c'],
  ['@site/content/docs/learn/05-theming/index.mdx', '/docs/learn/theming/', ''],
  ['@site/docs/learn/05-theming/index.mdx#a', '/docs/learn/theming/', '#a'],
  ['./gr%C3%B6%C3%9Fe.mdx', '/docs/learn/größe/', ''],
])('the file %s leads to %s%s', (href, route, suffix) => {
  expect(resolve(href)).toEqual({ route, suffix });
});

test('a file without a page is missing', () => {
  expect(resolve('./gone.md')).toEqual({ missingFile: 'content/docs/learn/gone.md' });
});

test.each([
  ['#top', '/docs/learn/styles/', '#top'],
  ['/blog', '/blog/', ''],
  ['/blog/?x', '/blog/', '?x'],
  ['../theming#a', '/docs/learn/theming/', '#a'],
  ['more', '/docs/learn/styles/more/', ''],
  ['/img/a.svg', '/img/a.svg', ''],
  ['/docs/gr%C3%B6%C3%9Fe/', '/docs/größe/', ''],
  ['/100%', '/100%/', ''],
])('%s leads to %s%s', (href, route, suffix) => {
  expect(resolve(href)).toEqual({ route, suffix });
});

test('an href has the base path and is encoded segment by segment', () => {
  expect(hrefOfRoute('/docs/größe und/', '/')).toBe('/docs/gr%C3%B6%C3%9Fe%20und/');
  expect(hrefOfRoute('/docs/', '/stylex/')).toBe('/stylex/docs/');
});
