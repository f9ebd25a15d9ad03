import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  docFrontMatter,
  postFrontMatter,
} from '../../../src/content/front-matter/front-matter-schema.ts';
import { parseYaml } from '../../../src/content/front-matter/parse-yaml.ts';

const fieldsAtDiagnostic = (schema: z.ZodType, yaml: string) =>
  parseYaml(yaml, schema, 'a').diagnostics.map(({ message }) => message.split(':')[0]);

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

test('the sidebar and pagination fields can be null', () => {
  const none = { displayed_sidebar: null, pagination_next: null, pagination_prev: null };
  expect(docFrontMatter.parse(none)).toMatchObject(none);
});

test('levels of the table of contents must be between 2 and 6', () => {
  const yaml = 'toc_min_heading_level: 1\ntoc_max_heading_level: 7\n';
  expect(fieldsAtDiagnostic(docFrontMatter, yaml)).toEqual([
    'front matter field toc_min_heading_level',
    'front matter field toc_max_heading_level',
  ]);
});

test('levels default to 2 and 3, and never make an empty range', () => {
  const levelsOf = (frontMatter: object) => {
    const value = docFrontMatter.parse(frontMatter);
    return [value.toc_min_heading_level, value.toc_max_heading_level];
  };
  expect(levelsOf({})).toEqual([2, 3]);
  expect(levelsOf({ toc_min_heading_level: 5 })).toEqual([5, 5]);
  expect(levelsOf({ toc_max_heading_level: 2 })).toEqual([2, 2]);
});

test('numbers and flags can be quoted', () => {
  const yaml = 'sidebar_position: "1.5"\ndraft: "false"\ntoc_max_heading_level: "4"\n';
  expect(parseYaml(yaml, docFrontMatter, 'a').value).toMatchObject({
    sidebar_position: 1.5,
    draft: false,
    toc_max_heading_level: 4,
  });
});

test('a tag is a name, or an object with a label and a permalink', () => {
  const tags = ['css', { label: 'Release notes', permalink: '/releases' }];
  expect(docFrontMatter.parse({ tags }).tags).toEqual(tags);
});

test('a single author becomes a list, and lists can mix keys and objects', () => {
  expect(postFrontMatter.parse({ authors: 'nmn' }).authors).toEqual(['nmn']);
  const mixed = ['nmn', { name: 'Guest', url: 'https://example.com' }];
  expect(postFrontMatter.parse({ authors: mixed }).authors).toEqual(mixed);
});

test('the unknown fields of an author are those of the form that matches best', () => {
  const unknown = 'unknown front matter field "foo"';
  expect(fieldsAtDiagnostic(postFrontMatter, 'authors: {key: ann, name: Ann, foo: x}')).toEqual([
    unknown,
  ]);
  expect(fieldsAtDiagnostic(postFrontMatter, 'authors: [{name: Ann, foo: x}]')).toEqual([unknown]);
});
