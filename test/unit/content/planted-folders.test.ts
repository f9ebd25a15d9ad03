import { expect, test } from 'vitest';
import { listPlanted, page, reportEach, type Tree } from './plant.ts';

const json = 'content/docs/in/_category_.json';
const yaml = 'content/docs/in/_category_.yml';
const doc = { 'content/docs/in/a.md': page('title: A') };

test('each mistake in a category file is reported at its place', async () => {
  const reports = await reportEach(
    {
      'truncated JSON': { [json]: '{"label": "x"' },
      'a trailing comma': { [json]: '{\n  "label": "x",\n}\n' },
      'a missing comma': { [json]: '{\n  "label": "x"\n  "position": 2\n}' },
      'single quotes': { [json]: "{'label': 1}" },
      'a comment': { [json]: '// Name\n{}' },
      'a missing value': { [json]: '{"label": }' },
      'a label that is a number': { [json]: '{"label": 3}' },
      'an empty list': { [json]: '[]' },
      'a word as position': { [yaml]: 'position: last\n' },
      'a word as flag': { [yaml]: 'collapsed: often\n' },
      'a misspelt field': { [yaml]: 'lable: In\n' },
      'an unknown kind of link': { [yaml]: 'link:\n  type: page\n' },
      'a link without id': { [yaml]: 'link:\n  type: doc\n' },
      'a misspelt field of a link': { [yaml]: 'link: {type: generated-index, titel: In}\n' },
      'a link to a missing doc': { [yaml]: 'link:\n  type: doc\n  id: in/b\n' },
      'a generated page outside the docs': {
        [yaml]: 'link: {type: generated-index, slug: ../x}\n',
      },
      'a generated page at the route of a doc': {
        [yaml]: 'link: {type: generated-index, slug: /in/a}\n',
      },
      'invalid YAML': { [yaml]: 'label: a: b\n' },
      'two category files in one folder': { [json]: '{}', [yaml]: 'label: In\n' },
    },
    (tree: Tree) => listPlanted({ ...doc, ...tree }),
  );
  await expect(reports).toMatchFileSnapshot('planted/folders.txt');
});

test('each mistake in authors.yml and tags.yml is reported at its place', async () => {
  const reports = await reportEach(
    {
      'an author without name': { 'content/blog/authors.yml': 'ann:\n  title: Chief\n' },
      'an author that is a string': { 'content/blog/authors.yml': 'ann: Ann\n' },
      'a missing image': {
        'content/blog/authors.yml': 'ann:\n  name: Ann\n  image_url: /img/ann.png\n',
      },
      'a misspelt field of an author': {
        'content/blog/authors.yml': 'ann:\n  name: Ann\n  imageurl: x\n',
      },
      'a tag with a list as label': { 'content/blog/tags.yml': 'css:\n  label: [a]\n' },
      'a tag outside the blog': { 'content/blog/tags.yml': 'css:\n  permalink: /../x\n' },
    },
    listPlanted,
  );
  await expect(reports).toMatchFileSnapshot('planted/authors-and-tags.txt');
});

test('a diagnostic in authors.yml does not make its authors unknown', async () => {
  const planted = await listPlanted({
    'content/blog/authors.yml': 'ann:\n  name: [Ann\n',
    'content/blog/2025-01-01-a.md': page('authors: ann'),
  });
  expect(planted).toHaveLength(1);
});
