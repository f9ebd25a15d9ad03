import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  authorsFile,
  categoryFile,
  docFrontMatter,
  postFrontMatter,
} from '../../../src/content/front-matter-schema.ts';
import { parseYaml } from '../../../src/content/parse-yaml.ts';

const fieldsAtFault = (schema: z.ZodType, yaml: string) =>
  parseYaml(yaml, schema, 'a').faults.map(({ message }) => message.split(':')[0]);

test('a doc without front matter has the defaults', () => {
  expect(docFrontMatter.parse({})).toEqual({
    tags: [],
    draft: false,
    unlisted: false,
    hide_table_of_contents: false,
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
    hide_title: false,
  });
});

test('a sidebar or a neighbour may be null for none', () => {
  const none = { displayed_sidebar: null, pagination_next: null, pagination_prev: null };
  expect(docFrontMatter.parse(none)).toMatchObject(none);
});

test('levels of the table of contents lie between 2 and 6', () => {
  const yaml = 'toc_min_heading_level: 1\ntoc_max_heading_level: 7\n';
  expect(fieldsAtFault(docFrontMatter, yaml)).toEqual([
    'front matter field toc_min_heading_level',
    'front matter field toc_max_heading_level',
  ]);
});

test.each(['2025-05-19', '2025-05-19T10:00:00Z', '"2025-05-19"'])(
  'the date %s is the calendar date 2025-05-19',
  (date) => {
    expect(parseYaml(`date: ${date}\n`, postFrontMatter, 'a').value?.date).toBe('2025-05-19');
  },
);

test.each(['2025-02-30', '2025-5-1', 'yesterday'])('%s is no date', (date) => {
  const { faults } = parseYaml(`date: ${date}\n`, postFrontMatter, 'a');
  expect(faults[0]?.message).toContain('expected a calendar date such as 2025-05-19');
});

test('one author counts as a list, and lists mix keys with objects', () => {
  expect(postFrontMatter.parse({ authors: 'nmn' }).authors).toEqual(['nmn']);
  const mixed = ['nmn', { name: 'Guest', url: 'https://example.com' }];
  expect(postFrontMatter.parse({ authors: mixed }).authors).toEqual(mixed);
});

test('a misspelt field of an author or a category is a fault', () => {
  expect(fieldsAtFault(authorsFile, 'nmn:\n  name: N\n  imageurl: /x.png\n')).toEqual([
    'front matter field nmn',
  ]);
  expect(fieldsAtFault(categoryFile, 'lable: Theming\n')).toContain('front matter field (all)');
});
