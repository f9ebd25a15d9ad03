import { expect, test } from 'vitest';
import { listPlanted, page, type Tree } from './plant.ts';

const doc = (...lines: string[]): Tree => ({ 'content/docs/a.mdx': page('title: A', ...lines) });
const post = (...lines: string[]): Tree => ({
  'content/blog/2025-05-19-a.mdx': page('title: A', ...lines),
});
const docFile = 'content/docs/a.mdx';
const postFile = 'content/blog/2025-05-19-a.mdx';

test.each<[string, Tree, string, string?]>([
  [
    'an empty slug',
    doc('slug: ""'),
    `${docFile}:3:7  front matter field slug: expected a string that is not empty`,
  ],
  [
    'a string as keywords',
    doc('keywords: a, b'),
    `${docFile}:3:11  front matter field keywords: expected a list`,
    'got "a, b": write [a, b]',
  ],
  [
    'a tag without permalink',
    doc('tags: [{label: CSS}]'),
    `${docFile}:3:8  front matter field tags[0].permalink: expected a string`,
  ],
  [
    'a level below 2',
    doc('toc_min_heading_level: 1'),
    `${docFile}:3:24  front matter field toc_min_heading_level: expected a number of at least 2`,
  ],
  [
    'a level above 6',
    doc('toc_max_heading_level: 7'),
    `${docFile}:3:24  front matter field toc_max_heading_level: expected a number of at most 6`,
  ],
  [
    'levels in reverse order',
    doc('toc_min_heading_level: 4', 'toc_max_heading_level: 3'),
    `${docFile}:3:24  front matter field toc_min_heading_level: expected a level of at most 3`,
  ],
  [
    'an unknown format',
    doc('format: html'),
    `${docFile}:3:9  front matter field format: expected one of "md", "mdx", "detect"`,
  ],
  [
    'a slash in an id',
    doc('id: a/b'),
    `${docFile}:3:5  front matter field id: expected a name without "/"`,
  ],
  [
    'a draft that is unlisted',
    doc('draft: true', 'unlisted: true'),
    `${docFile}:4:11  front matter field unlisted: expected false in a draft`,
  ],
  [
    'a missing image',
    doc('image: /img/card.png'),
    `${docFile}:3:8  image: broken link "/img/card.png": the site has no page or file /img/card.png`,
  ],
  [
    'a missing relative image',
    doc('image: ./card.png'),
    `${docFile}:3:8  cannot find "./card.png": there is no file content/docs/card.png`,
  ],
  [
    'a misspelt field inside another',
    doc('last_update: {autor: me}'),
    `${docFile}:3:15  warning: unknown front matter field "autor"`,
    'Did you mean "author"?',
  ],
  [
    'a slug that leaves the docs',
    doc('slug: ../../x'),
    `${docFile}:3:7  front matter field slug: it points outside /docs/`,
    'got "../../x"',
  ],
  [
    'a percent-encoded slug that leaves the docs',
    doc('slug: /%2e%2e/x'),
    `${docFile}:3:7  front matter field slug: it points outside /docs/`,
  ],
  [
    'a slug with an encoded slash',
    doc('slug: /a%2Fb'),
    `${docFile}:3:7  front matter field slug: "a/b" is not a valid folder name`,
  ],
  [
    'a slug with a lone percent',
    doc('slug: /100%'),
    `${docFile}:3:7  front matter field slug: "100%" is not valid percent-encoding`,
  ],
  [
    'a slug with a query',
    doc('slug: /a?b'),
    `${docFile}:3:7  front matter field slug: it contains "?"`,
  ],
  [
    'front matter that is never closed',
    { [docFile]: '---\ntitle: A\n\nText.\n' },
    `${docFile}:1:1  the front matter that starts here is never closed`,
  ],
  [
    'a nonexistent date',
    post('date: 2025-02-30'),
    `${postFile}:3:7  warning: front matter field date: 2025-02-30 does not exist; using 2025-03-02`,
  ],
  [
    'a word as date',
    post('date: yesterday'),
    `${postFile}:3:7  front matter field date: expected a calendar date`,
    'got "yesterday"',
  ],
  [
    'a number as author',
    post('authors: 5'),
    `${postFile}:3:10  front matter field authors: expected a string or an object or a list`,
  ],
  [
    'an author without name',
    post('authors: [{title: Chief}]'),
    `${postFile}:3:11  front matter field authors[0].name: expected a string`,
  ],
  [
    'a field of docs in a post',
    post('sidebar_position: 2'),
    `${postFile}:3:1  warning: unknown front matter field "sidebar_position"`,
  ],
  [
    'a slug that leaves the blog',
    post('slug: ../a'),
    `${postFile}:3:7  front matter field slug: it points outside /blog/`,
  ],
])('%s is reported at its place', async (_name, tree, start, hint) => {
  const planted = await listPlanted(tree);
  expect(planted.map((text) => text.slice(0, start.length))).toEqual([start]);
  if (hint) expect(planted[0]).toContain(hint);
});
