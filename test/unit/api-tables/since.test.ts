import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCards, readChapters } from './read-cards.ts';
import { findTable, readPage } from './read-tables.ts';

const folder = 'api/01-configuration/';
const [compiler, lint, postcss] = ['01-babel-plugin', '02-eslint-plugin', '03-postcss-plugin'].map(
  (name) => readPage(`${folder}${name}.mdx`),
);

/** The release of each name in the table of releases; an earlier row wins over later ones. */
const releases = new Map(
  findTable(readPage('guides/releases.mdx'), 'Since | Function')
    .rows.toReversed()
    .flatMap(([release = '', names = '']) =>
      Array.from(names.matchAll(/`([\w.*-]+)`/g), ([, name = '']): [string, string] => [
        names.endsWith(' of the PostCSS plugin') ? `postcss ${name}` : name,
        release,
      ]),
    ),
);

const sinceOf = (text = '') =>
  [...readCards(text)].map(([name, { Since }]): [string, string?] => [name, Since]);

/** The release of a function, option or rule on the releases page. */
const findRelease = (name: string, ofPostcss = false): string =>
  releases.get(ofPostcss ? `postcss ${name}` : name) ?? 'the first release';

test('each card names the release that added its option, as the releases page does', () => {
  for (const [page, ofPostcss, count] of [
    [compiler, false, 17],
    [postcss, true, 6],
  ] as const) {
    const said = sinceOf(page);
    expect(said.length).toBe(count);
    expect(said).toEqual(said.map(([name]) => [name, findRelease(name, ofPostcss)]));
  }
  expect(sinceOf(compiler).filter(([, since]) => since !== 'the first release').length).toBe(9);
});

test('functions and types name the release that added them, as the releases page does', () => {
  const pages = globSync('content/docs/api/{02-javascript,03-types}/*.mdx');
  expect(pages.length).toBe(14);
  for (const file of pages) {
    const name = /(\w+)\.mdx$/.exec(file)?.[1] ?? '';
    const facts = readChapters(readPage(file.slice('content/docs/'.length))).get('Signature');
    const since = facts?.Since ?? 'the first release';
    const known = findRelease(name === 'types' ? 'types.*' : name);
    expect([name, since]).toEqual([name, known.replace(/, .*/, '')]);
  }
});

test('rules and their options name the release that added the rule, as the releases page does', () => {
  const rules = [...readChapters(lint ?? '')];
  expect(rules.length).toBe(6);
  for (const [name, { Since }] of rules) {
    expect([name, Since]).toEqual([name, findRelease(name)]);
    const section = lint?.split(`\n## ${name}\n`)[1]?.split('\n## ')[0];
    const options = sinceOf(section);
    expect(options).toEqual(options.map(([option]) => [option, Since]));
  }
});
