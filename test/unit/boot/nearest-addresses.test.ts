import { expect, test } from 'vitest';
import { findNearest, readPathWords } from '../../../src/boot/nearest-addresses.ts';
import { writeAddressList } from '../../../src/outputs/address-list.ts';

const pages = [
  ['/b/', 'Home'],
  ['/b/docs/learn/installation/', 'Installation'],
  ['/b/docs/learn/theming/creating-themes/', 'Creating themes'],
  ['/b/docs/learn/theming/defining-variables/', 'Defining variables'],
  ['/b/docs/learn/styling-ui/using-styles/', 'Using styles'],
  ['/b/docs/api/create/', 'stylex.create'],
  ['/b/blog/v0.13.0/', 'Release 0.13.0'],
  ['/b/docs/guides/r%C3%A4der/', 'Räder\tund\nAchsen'],
].map(([address = '', title = '']) => ({ address, title }));
const moved = {
  address: '/b/docs/api/create/',
  title: 'stylex.create',
  old: '/b/reference/make-styles/',
};
const list = writeAddressList([...pages, moved]);
const find = (path: string) => findNearest(list, path, '/b/').map(({ address }) => address);

test.each([
  ['a different extension or case', 'Docs/Learn/Installation.html', '/b/docs/learn/installation/'],
  ['a missing folder', 'docs/using-styles/', '/b/docs/learn/styling-ui/using-styles/'],
  ['a misspelled word', 'docs/learn/instalation/', '/b/docs/learn/installation/'],
  ['two swapped letters', 'docs/learn/isntallation/', '/b/docs/learn/installation/'],
  ['a different form of its words', 'learn/create-theme', '/b/docs/learn/theming/creating-themes/'],
  ['a word that only its title has', 'releases/0.13.0', '/b/blog/v0.13.0/'],
  ['percent-encoded letters', 'docs/r%C3%A4der', '/b/docs/guides/r%C3%A4der/'],
  ['its old address', 'reference/make-style', '/b/docs/api/create/'],
])('a page is found by %s', (_, path, address) => {
  expect(find(path)[0]).toBe(address);
});

test('nothing is suggested for unknown words or malformed paths', () => {
  for (const path of [
    '',
    'wp-login.php',
    'zz/%ZZ/<img>',
    '%',
    '/'.repeat(9000),
    'ab'.repeat(9000),
  ]) {
    expect(find(path)).toEqual([]);
  }
});

test('each page is suggested once, five at most, without those far behind the first', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    address: `/b/docs/install-${at}/`,
    title: 'Install',
  }));
  expect(findNearest(writeAddressList([...many, ...many]), 'docs/install', '/b/')).toHaveLength(5);
  // Its other words are those of every page of the same section.
  expect(find('docs/learn/theming/creating-temes/')).toEqual([
    '/b/docs/learn/theming/creating-themes/',
  ]);
  expect(find('docs/learn/installation/x')).toEqual(['/b/docs/learn/installation/']);
});

test('the search query is the last path segment in words', () => {
  expect(readPathWords('docs/learn/create-theme/')).toBe('create theme');
  expect(readPathWords('docs/use_it/index.html')).toBe('use it');
  expect(readPathWords('blog/0.13.0/')).toBe('0.13.0');
  expect(readPathWords('%ZZ')).toBe('%ZZ');
  expect(readPathWords('x'.repeat(999))).toHaveLength(64);
});
