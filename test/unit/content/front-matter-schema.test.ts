import { expect, test } from 'vitest';
import type { z } from 'zod';
import { docFrontMatter, postFrontMatter } from '../../../src/content/front-matter-schema.ts';
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

test('levels that are not written are 2 to 3, and never an empty range', () => {
  const levelsOf = (frontMatter: object) => {
    const value = docFrontMatter.parse(frontMatter);
    return [value.toc_min_heading_level, value.toc_max_heading_level];
  };
  expect(levelsOf({})).toEqual([2, 3]);
  expect(levelsOf({ toc_min_heading_level: 5 })).toEqual([5, 5]);
  expect(levelsOf({ toc_max_heading_level: 2 })).toEqual([2, 2]);
});

test('numbers and flags may stand in quotes', () => {
  const yaml = 'sidebar_position: "1.5"\ndraft: "false"\ntoc_max_heading_level: "4"\n';
  expect(parseYaml(yaml, docFrontMatter, 'a').value).toMatchObject({
    sidebar_position: 1.5,
    draft: false,
    toc_max_heading_level: 4,
  });
});

test('tags are names, or have a label and a permalink of their own', () => {
  const tags = ['css', { label: 'Release notes', permalink: '/releases' }];
  expect(docFrontMatter.parse({ tags }).tags).toEqual(tags);
});

test('one author counts as a list, and lists mix keys with objects', () => {
  expect(postFrontMatter.parse({ authors: 'nmn' }).authors).toEqual(['nmn']);
  const mixed = ['nmn', { name: 'Guest', url: 'https://example.com' }];
  expect(postFrontMatter.parse({ authors: mixed }).authors).toEqual(mixed);
});

test('of the shapes of an author the one that knows most fields says which are unknown', () => {
  const unknown = 'unknown front matter field "foo"';
  expect(fieldsAtFault(postFrontMatter, 'authors: {key: ann, name: Ann, foo: x}')).toEqual([
    unknown,
  ]);
  expect(fieldsAtFault(postFrontMatter, 'authors: [{name: Ann, foo: x}]')).toEqual([unknown]);
});
