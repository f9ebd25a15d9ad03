import { expect, test } from 'vitest';
import { listPlanted, page, type Tree } from './plant.ts';

const json = 'content/docs/in/_category_.json';
const yaml = 'content/docs/in/_category_.yml';
const doc = { 'content/docs/in/a.md': page('title: A') };

test.each<[string, Tree, string, string?]>([
  ['truncated JSON', { [json]: '{"label": "x"' }, `${json}:1:14  JSON: the text ends too early`],
  ['a trailing comma', { [json]: '{\n  "label": "x",\n}\n' }, `${json}:3:1  JSON: unexpected "}"`],
  [
    'a missing comma',
    { [json]: '{\n  "label": "x"\n  "position": 2\n}' },
    `${json}:3:3  JSON: unexpected "\\""`,
  ],
  ['single quotes', { [json]: "{'label': 1}" }, `${json}:1:2  JSON: unexpected "'"`],
  ['a comment', { [json]: '// Name\n{}' }, `${json}:1:1  JSON: unexpected "/"`],
  ['a missing value', { [json]: '{"label": }' }, `${json}:1:11  JSON: unexpected "}"`],
  [
    'a label that is a number',
    { [json]: '{"label": 3}' },
    `${json}:1:11  warning: field label: expected a string`,
    'got 3',
  ],
  ['an empty list', { [json]: '[]' }, `${json}:1:1  expected fields, each as name: value`],
  [
    'a word as position',
    { [yaml]: 'position: last\n' },
    `${yaml}:1:11  field position: expected a number`,
  ],
  [
    'a word as flag',
    { [yaml]: 'collapsed: often\n' },
    `${yaml}:1:12  field collapsed: expected true or false`,
  ],
  [
    'a misspelt field',
    { [yaml]: 'lable: In\n' },
    `${yaml}:1:1  warning: unknown field "lable"`,
    'Did you mean "label"?',
  ],
  [
    'an unknown kind of link',
    { [yaml]: 'link:\n  type: page\n' },
    `${yaml}:2:9  field link.type: expected one of "doc", "generated-index"`,
    'got "page"',
  ],
  [
    'a link without id',
    { [yaml]: 'link:\n  type: doc\n' },
    `${yaml}:1:1  field link.id: expected a string`,
  ],
  [
    'a misspelt field of a link',
    { [yaml]: 'link: {type: generated-index, titel: In}\n' },
    `${yaml}:1:31  warning: unknown field "titel"`,
    'Did you mean "title"?',
  ],
  [
    'a link to a missing doc',
    { [yaml]: 'link:\n  type: doc\n  id: in/b\n' },
    `${yaml}:3:7  link.id: there is no doc with the id "in/b"`,
    '- in/a',
  ],
  [
    'a generated page outside the docs',
    { [yaml]: 'link: {type: generated-index, slug: ../x}\n' },
    `${yaml}:1:37  link.slug: it points outside /docs/`,
  ],
  [
    'a generated page at the route of a doc',
    { [yaml]: 'link: {type: generated-index, slug: /in/a}\n' },
    `${yaml}:1:7  the route /docs/in/a/ has two sources: content/docs/in/a.md and`,
  ],
  ['invalid YAML', { [yaml]: 'label: a: b\n' }, `${yaml}:1:8  YAML: Nested mappings`],
  [
    'two category files in one folder',
    { [json]: '{}', [yaml]: 'label: In\n' },
    `${yaml}:1:1  the folder has two category files: ${json} and this one`,
  ],
])('%s is reported at its place', async (_name, tree, start, hint) => {
  const planted = await listPlanted({ ...doc, ...tree });
  expect(planted.map((text) => text.slice(0, start.length))).toEqual([start]);
  if (hint) expect(planted[0]).toContain(hint);
});

test.each<[string, Tree, string]>([
  [
    'an author without name',
    { 'content/blog/authors.yml': 'ann:\n  title: Chief\n' },
    'content/blog/authors.yml:1:1  field ann.name: expected a string',
  ],
  [
    'an author that is a string',
    { 'content/blog/authors.yml': 'ann: Ann\n' },
    'content/blog/authors.yml:1:6  field ann: expected an object',
  ],
  [
    'a missing image',
    { 'content/blog/authors.yml': 'ann:\n  name: Ann\n  image_url: /img/ann.png\n' },
    'content/blog/authors.yml:3:14  ann.image_url: broken link "/img/ann.png": the site has no page or file /img/ann.png',
  ],
  [
    'a misspelt field of an author',
    { 'content/blog/authors.yml': 'ann:\n  name: Ann\n  imageurl: x\n' },
    'content/blog/authors.yml:3:3  warning: unknown field "imageurl"',
  ],
  [
    'a tag with a list as label',
    { 'content/blog/tags.yml': 'css:\n  label: [a]\n' },
    'content/blog/tags.yml:2:10  field css.label: expected a string',
  ],
  [
    'a tag outside the blog',
    { 'content/blog/tags.yml': 'css:\n  permalink: /../x\n' },
    'content/blog/tags.yml:2:14  field css.permalink: it points outside /blog/tags/',
  ],
])('%s is reported at its place in authors.yml or tags.yml', async (_name, tree, start) => {
  const planted = await listPlanted(tree);
  expect(planted.map((text) => text.slice(0, start.length))).toEqual([start]);
});

test('a diagnostic in authors.yml does not make its authors unknown', async () => {
  const planted = await listPlanted({
    'content/blog/authors.yml': 'ann:\n  name: [Ann\n',
    'content/blog/2025-01-01-a.md': page('authors: ann'),
  });
  expect(planted).toHaveLength(1);
});
