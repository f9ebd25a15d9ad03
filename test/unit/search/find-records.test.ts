import { expect, test } from 'vitest';
import { findRecords } from '../../../src/search/find-records.ts';

const record = (title: string, ...headings: string[]) => ({
  title,
  path: `/docs/${title.toLowerCase()}/`,
  section: 'Learn',
  headings: headings.map((text) => ({ text, id: text.toLowerCase().replaceAll(' ', '-') })),
});
const records = [
  record('Rules', 'Using themes', 'Hover'),
  record('Themes', 'Create a theme'),
  record('Variables'),
];
const titles = (query: string) => findRecords(records, query).map(({ title }) => title);

test('pages with the words in their title come before those with them in a heading', () => {
  expect(titles('themes')).toEqual(['Themes', 'Rules']);
});

test('a hit names the headings that hold the words, and no others', () => {
  expect(findRecords(records, 'using themes')).toEqual([
    {
      title: 'Rules',
      path: '/docs/rules/',
      section: 'Learn',
      headings: [{ text: 'Using themes', id: 'using-themes' }],
    },
  ]);
});

test('case, and spaces round the words, do not matter', () => {
  expect(titles('  VARI  ')).toEqual(['Variables']);
});

test('every word has to be there, be it in title and heading together', () => {
  expect(titles('rules hover')).toEqual(['Rules']);
  expect(titles('variables hover')).toEqual([]);
});

test('nothing asked finds nothing', () => {
  expect(titles('   ')).toEqual([]);
});
