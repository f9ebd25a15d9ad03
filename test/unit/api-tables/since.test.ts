import { expect, test } from 'vitest';
import { findTable, readPage } from './read-tables.ts';

const folder = 'api/01-configuration/';
const pages = ['01-babel-plugin', '02-eslint-plugin'].map((name) =>
  readPage(`${folder}${name}.mdx`),
);

/** The release of each name in the table of releases. */
const releases = new Map(
  findTable(readPage('guides/releases.mdx'), 'Function, option or rule').rows.flatMap(
    ([names = '', release = '']) =>
      Array.from(names.matchAll(/`([\w*-]+)`/g), ([, name = '']): [string, string] => [
        name,
        release,
      ]),
  ),
);

test('options and rules say the release since which they are there, as the page of releases does', () => {
  const said = pages.flatMap((page) =>
    Array.from(
      page.matchAll(/^##+ ([\w-]+)\n\n.* Since (\d[\d.]*\d)\.$/gm),
      ([, name = '', release]) => [name, release],
    ),
  );
  expect(said.length).toBeGreaterThan(12);
  expect(said).toEqual(said.map(([name = '']) => [name, releases.get(name)]));
});
