import { expect, test } from 'vitest';
import type { LinkChecker } from '../../../src/links/check-link.ts';
import { listCheckedAddresses } from '../../../src/links/checked-addresses.ts';
import {
  findBrokenContentLinks,
  findBrokenLinksBeside,
  listKnownIds,
} from '../../../src/links/content-links.ts';
import { contentOf, doc, post } from '../site/navigation/sources.ts';

const linksTo = (...hrefs: string[]) => hrefs.map((href) => ({ href, line: 1, column: 1 }));
const shows = (...files: string[]) => ({
  partials: files.map((specifier) => ({ specifier, place: 0 })),
});
/** A partial has the facts of a page. */
const partial = (name: string, facts: object) => {
  const { file, facts: all } = doc(name, {}, facts);
  return { file, facts: all };
};
const pages = Array.from({ length: 7 }, (_, at) =>
  doc(`p${at}.mdx`, {}, shows(at % 2 ? './_a.mdx' : './_b.mdx')),
);
const contentWith = (...hrefs: string[]) =>
  contentOf({
    docs: [...pages, doc('whole.mdx')],
    partials: [
      partial('_a.mdx', { links: linksTo(...hrefs) }),
      partial('_b.mdx', shows('./_a.mdx', './_b.mdx')),
      partial('whole.mdx', { links: linksTo('/gone/') }),
    ],
  });
const brokenOn =
  (...routes: string[]): LinkChecker =>
  (_, from) =>
    routes.includes(from?.route ?? '') ? { message: `from ${from?.route}`, hint: 'h' } : undefined;

test('a link of a partial that leads to the same from each page is checked once', () => {
  const found = findBrokenContentLinks(contentWith('/a/', './b.mdx'), brokenOn('/', '/docs/p1/'));
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/docs/_a.mdx: from /',
    'content/docs/_a.mdx: from /',
  ]);
});

test('a relative link of a partial is checked on each page that shows it, also within another', () => {
  const find = (...routes: string[]) =>
    findBrokenContentLinks(contentWith('#a'), brokenOn(...routes)).map(({ message, hint }) => [
      message,
      hint,
    ]);
  expect(find()).toEqual([]);
  expect(find('/docs/p2/')).toEqual([
    ['from /docs/p2/', 'h\n    It is broken on 1 of the 7 pages that show this file: /docs/p2/'],
  ]);
  const [[, all] = []] = find(...pages.map(({ route }) => route));
  expect(all).toMatch(
    /on 7 of the 7 pages that show this file: (?:\/docs\/p\d\/, ){4}\/docs\/p\d\/, …$/,
  );
  const one = contentOf({ docs: pages.slice(1, 2), partials: contentWith('#a').partials });
  expect(findBrokenContentLinks(one, brokenOn('/docs/p1/'))[0]?.hint).toBe('h');
});

test('a missing file that was reported before is not reported as a broken link', () => {
  const links = linksTo('/a.png').map((link) => ({ ...link, isMissingFile: true }));
  const content = contentOf({ docs: [doc('a.mdx', {}, { links })] });
  expect(findBrokenContentLinks(content, brokenOn('/docs/a/'))).toEqual([]);
});

test('in a file with other diagnostics, links are checked as far as its ids and route are known', () => {
  const links = linksTo('/a/', '../b/', '#here', '#gr%C3%B6%C3%9Fe', '#gone', '#top');
  const file = { file: 'content/docs/c.mdx', route: '/docs/c/', links, imports: [] };
  const find = (ids: string[] | undefined, onBroken?: 'warn' | 'ignore') =>
    findBrokenLinksBeside([{ ...file, ids }], brokenOn('/docs/c/'), onBroken).map(
      ({ message, severity }) => `${severity ?? 'error'}: ${message}`,
    );
  const missing = 'broken link "#gone": /docs/c/ has no heading or element with the id "gone"';
  const ids = ['here', 'größe'];
  expect(find(ids)).toEqual(['error: from /docs/c/', `error: ${missing}`]);
  expect(find(ids, 'warn')).toEqual(['error: from /docs/c/', `warning: ${missing}`]);
  expect(find(ids, 'ignore')).toEqual(['error: from /docs/c/']);
  expect(find(undefined)).toEqual(['error: from /docs/c/']);
});

test('the ids of a page are unknown if it shows a partial with diagnostics', () => {
  const docs = [doc('a.mdx', {}, shows('./_broken.mdx')), doc('b.mdx', {}, shows('./_a.mdx'))];
  const content = contentOf({ docs, partials: [partial('_a.mdx', {})] });
  const ids = new Map(docs.map(({ route }) => [route, ['x']]));
  expect([...listKnownIds({ ids, files: new Map() }, content)]).toEqual([
    ['/docs/a/', undefined],
    ['/docs/b/', ['x']],
  ]);
});

test('the full addresses of pages, partials, fields and the configuration are checked once', () => {
  const content = contentOf({
    docs: [
      doc('a.mdx', { image: 'https://x.y/1.png' }, { links: linksTo('https://x.y/größe', '/a/') }),
    ],
    posts: [post('2025-01-01-b.mdx', {}, { links: linksTo('//x.y/2', 'https://[') })],
    partials: [partial('_c.mdx', { links: linksTo('HTTPS://X.Y/3') })],
  });
  const site = { url: 'https://x.y', baseUrl: '/', navbar: { items: [{ href: 'https://x.y/4' }] } };
  expect([...listCheckedAddresses(content, site)].sort()).toEqual([
    'https://x.y/1.png',
    'https://x.y/2',
    'https://x.y/3',
    'https://x.y/4',
    'https://x.y/gr%C3%B6%C3%9Fe',
  ]);
});
