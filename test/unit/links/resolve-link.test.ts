import { expect, test } from 'vitest';
import {
  dependsOnPage,
  hrefOfLink,
  hrefOfRoute,
  resolveLink,
} from '../../../src/links/resolve-link.ts';

const from = { file: 'content/docs/learn/02-styles.mdx', route: '/docs/learn/styles/' };
const files = new Map([
  ['content/docs/learn/05-theming/index.mdx', '/docs/learn/theming/'],
  ['content/docs/learn/größe.mdx', '/docs/learn/größe/'],
  ['content/docs/learn/cafe\u0301.mdx', '/docs/learn/café/'],
]);
const routes = { files, ids: new Map([['/docs/config.js/', []]]) };
const resolve = (href: string) => resolveLink(href, from, routes);

test.each([
  ['./05-theming/index.mdx#use', '/docs/learn/theming/', '#use'],
  ['05-theming/index.mdx', '/docs/learn/theming/', ''],
  ['../learn/05-theming/index.mdx?a=b#c', '/docs/learn/theming/', '?a=b#c'],
  ['@site/content/docs/learn/05-theming/index.mdx', '/docs/learn/theming/', ''],
  ['@site/docs/learn/05-theming/index.mdx#a', '/docs/learn/theming/', '#a'],
  ['./gr%C3%B6%C3%9Fe.mdx', '/docs/learn/größe/', ''],
  ['./gro\u0308\u00dfe.mdx', '/docs/learn/größe/', ''],
  ['./caf\u00e9.mdx', '/docs/learn/café/', ''],
  ['/docs/learn/größe.mdx', '/docs/learn/größe/', ''],
  ['/learn/größe.mdx#a', '/docs/learn/größe/', '#a'],
  ['learn/größe.mdx', '/docs/learn/größe/', ''],
])('the file %s leads to %s%s', (href, route, suffix) => {
  expect(resolve(href)).toEqual({ route, suffix });
});

test('in a set of docs, the path of a file may count from its folder', () => {
  const docsPlace = { routeBasePath: '/docs', sets: { learn: {} } };
  expect(resolveLink('/größe.mdx', from, { ...routes, docsPlace })).toEqual({
    route: '/docs/learn/größe/',
    suffix: '',
  });
});

test('a link to a file without a page gives the missing file', () => {
  expect(resolve('./gone.md')).toEqual({ missingFile: 'content/docs/learn/gone.md' });
});

test.each([
  ['#top', '/docs/learn/styles/', '#top'],
  ['?a=b', '/docs/learn/styles/', '?a=b'],
  ['/files/notes.md', '/files/notes.md', ''],
  ['/docs/gro\u0308ße', '/docs/größe/', ''],
  ['/blog', '/blog/', ''],
  ['/blog/?x', '/blog/', '?x'],
  ['../theming#a', '/docs/learn/theming/', '#a'],
  ['more', '/docs/learn/styles/more/', ''],
  ['/img/a.svg', '/img/a.svg', ''],
  ['/blog/v0.13.0', '/blog/v0.13.0/', ''],
  ['/blog/v0.13.0?a#b', '/blog/v0.13.0/', '?a#b'],
  ['/docs/config.js#use', '/docs/config.js/', '#use'],
  ['/docs/what%3F', '/docs/what?/', ''],
  ['/docs/gr%C3%B6%C3%9Fe/', '/docs/größe/', ''],
  ['/100%', '/100%/', ''],
])('%s leads to %s%s', (href, route, suffix) => {
  expect(resolve(href)).toEqual({ route, suffix });
});

test('an href has the base path and is encoded segment by segment', () => {
  expect(hrefOfRoute('/docs/größe und/', '/')).toBe('/docs/gr%C3%B6%C3%9Fe%20und/');
  expect(hrefOfRoute('/docs/', '/stylex/')).toBe('/stylex/docs/');
});

test.each([
  ['/docs/learn', '/base/docs/learn/'],
  ['/docs/learn#use', '/base/docs/learn/#use'],
  ['/blog/v0.13.0?a=b', '/base/blog/v0.13.0/?a=b'],
  ['/docs/descendant%20styles/', '/base/docs/descendant%20styles/'],
  ['/docs/größe', '/base/docs/gr%C3%B6%C3%9Fe/'],
  ['/', '/base/'],
  ['/img/a.svg', '/base/img/a.svg'],
  ['https://x.y/z', 'https://x.y/z'],
  ['//x.y/z', '//x.y/z'],
  ['#here', '#here'],
])('the link %s in a config becomes %s in a page', (href, shown) => {
  expect(hrefOfLink(href, { baseUrl: '/base/', has: () => false })).toBe(shown);
});

test.each([
  ['/base/docs/learn/', '/base/docs/learn/'],
  ['/base/docs/learn?a#use', '/base/docs/learn/?a#use'],
  ['/base/img/a.svg', '/base/img/a.svg'],
  ['/base/', '/base/'],
  ['/base/docs/own/', '/base/base/docs/own/'],
  ['/base/docs/gone/', '/base/base/docs/gone/'],
  ['/basement/', '/base/basement/'],
])('the link %s in a config, which may include the base path, becomes %s', (href, shown) => {
  const own = ['/docs/own/', '/base/docs/own/'];
  const known = new Set(['/', '/docs/learn/', '/img/a.svg', ...own]);
  expect(hrefOfLink(href, { baseUrl: '/base/', has: (path) => known.has(path) })).toBe(shown);
});

test.each([
  ['/project/docs/config.js/', '/docs/config.js/'],
  ['/project/docs/own/', '/project/docs/own/'],
  ['/project/docs/gone/', '/project/docs/gone/'],
  ['/docs/config.js/', '/docs/config.js/'],
])('with the base path /project/, %s leads to %s', (href, route) => {
  const ids = new Map([...routes.ids, ['/project/docs/own/', []], ['/docs/own/', []]]);
  const resolved = resolveLink(href, from, { files, ids, baseUrl: '/project/' });
  expect(resolved).toEqual({ route, suffix: '' });
});

test.each([
  ['b', true, '/docs/learn/b/', true],
  ['c', true, '/docs/learn/styles/c/', undefined],
  ['both', true, '/docs/learn/styles/both/', undefined],
  ['neither', true, '/docs/learn/styles/neither/', undefined],
  ['b', false, '/docs/learn/b/', undefined],
  ['c', false, '/docs/learn/styles/c/', true],
  ['both', false, '/docs/learn/both/', undefined],
])('%s with trailingSlash %s leads to %s', (href, trailingSlash, route, isOtherSlash) => {
  const known = ['b/', 'both/', 'styles/c/', 'styles/both/'].map((path) => `/docs/learn/${path}`);
  const ids = new Map(known.map((path) => [path, []]));
  const resolved = resolveLink(href, from, { files, ids, trailingSlash });
  expect(resolved).toEqual({ route, suffix: '', isOtherSlash });
});

test.each([
  ['#a', true],
  ['../a/', true],
  ['/a/', false],
  ['./a.mdx#b', false],
  ['https://x.y/a', false],
])('%s leads elsewhere from another page: %s', (href, depends) => {
  expect(dependsOnPage(href)).toBe(depends);
});
