import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCards } from './read-cards.ts';
import { readPage } from './read-tables.ts';

const folder = 'content/docs/';
const pages = globSync(`${folder}api/{02-javascript,03-types}/*.mdx`).map((file) =>
  file.slice(folder.length),
);

/** The last chapters of each page, in this order. */
const ends = ['Errors', 'Pitfalls', 'Related'];

/** The chapters of a page with their texts, without code blocks. */
function readChapters(text: string): [title: string, text: string][] {
  const [, ...chapters] = text.replace(/^(`{3,}).*\n(?:.*\n)*?\1$/gm, '').split(/^## /m);
  return chapters.map((chapter) => [
    /^(.*?)(?: \{#.*\})?$/m.exec(chapter)?.[1] ?? '',
    chapter.slice(chapter.indexOf('\n')),
  ]);
}

/** How a page differs from the structure that docs/style.md describes. */
function findDifferences(name: string, text: string): string[] {
  const chapters = readChapters(text);
  const titles = chapters.map(([title]) => title);
  const rules = titles.filter((title) => title === 'Rules');
  const tail = titles.slice(-ends.length - rules.length);
  const cards = [...readCards(`\n${chapters[0]?.[1] ?? ''}`)];
  const told = [
    titles[0] !== 'Signature' && 'it does not begin with Signature',
    tail.join() !== [...rules, ...ends].join() && `it ends with ${tail.join(', ')}`,
    !/^## Signature\n\n- Type: .+\n(?:- Since: .+\n)?\n(?:.+\n\n)?```ts/m.test(text) &&
      'Signature has no facts and code',
    cards.filter(([title]) => title !== 'Returns').length < 1 && 'no parameter has a card',
    name.includes('javascript') &&
      cards.at(-1)?.[0] !== 'Returns' &&
      'Returns is not the last card',
    ...cards.map(
      ([title, { Default }]) =>
        title !== 'Returns' &&
        !Default &&
        `${title} says neither a default nor that it is required`,
    ),
    ...chapters.map(([title, chapter]) => chapter.trim() === '' && `${title} is empty`),
  ];
  return told.filter((one) => one !== false);
}

test('there is a page for each function and each type', () => {
  expect(pages.length).toBe(14);
});

test.each(pages)(
  '%s has signature, cards, use, errors, pitfalls and related pages, in this order',
  (name) => {
    expect(findDifferences(name, readPage(name))).toEqual([]);
  },
);

test('differences from the structure are reported', () => {
  const page = readPage('api/02-javascript/06-keyframes.mdx')
    .replace('## Errors\n', '## Messages\n')
    .replace('### Returns\n', '#### Returns\n')
    .replace('- Default: required\n', '');
  expect(findDifferences('api/02-javascript/06-keyframes.mdx', page)).toEqual([
    'it ends with Rules, Messages, Pitfalls, Related',
    'Returns is not the last card',
    'keyframes says neither a default nor that it is required',
  ]);
});
