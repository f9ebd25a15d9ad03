import { expect, test } from 'vitest';
import { listPlanted, page, readTree, type Tree } from './plant.ts';

const text = page('title: A');
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each<[string, Tree, string[]]>([
  [
    'two extensions of one name',
    { 'content/docs/a.md': text, 'content/docs/a.mdx': text },
    ['content/docs/a.mdx:1:1  the route /docs/a/ has two sources: content/docs/a.md and this file'],
  ],
  [
    'two number prefixes of one name',
    { 'content/docs/01-a.md': text, 'content/docs/02-a.md': text },
    ['content/docs/02-a.md:1:1  the route /docs/a/ has two sources: content/docs/01-a.md and'],
  ],
  [
    'a file and a folder with an index',
    { 'content/docs/a.md': text, 'content/docs/a/README.md': text },
    ['content/docs/a/README.md:1:1  the route /docs/a/ has two sources: content/docs/a.md and'],
  ],
  [
    'the slug of another page',
    { 'content/docs/a.md': text, 'content/docs/b.md': page('slug: /a') },
    ['content/docs/b.md:2:7  the route /docs/a/ has two sources: content/docs/a.md and this file'],
  ],
  [
    'a post at the route of the archive',
    { 'content/blog/2025-01-01-a.md': page('slug: archive') },
    ['content/blog/2025-01-01-a.md:2:7  the route /blog/archive/ has two sources: the archive of'],
  ],
  [
    'names that differ only by case',
    { 'content/docs/Theme.md': text, 'content/docs/theme.md': text },
    ['content/docs/theme.md:1:1  the route /docs/theme/ differs only in case from /docs/Theme/'],
  ],
  [
    'a page that is in public/ too',
    { 'content/docs/a.md': text, 'public/docs/a/index.html': '' },
    ['public/docs/a/index.html  the route /docs/a/ has two sources'],
  ],
  [
    'a file that the site generates too',
    {
      'content/blog/2025-01-01-a.md': text,
      'public/sitemap.xml': '',
      'public/blog/RSS.xml': '',
      'public/rss.xml': '',
    },
    [
      'public/blog/RSS.xml  the file /blog/rss.xml has two sources: the site and this file',
      'public/sitemap.xml  the file /sitemap.xml has two sources: the site and this file',
    ],
  ],
  [
    'a post without date',
    { 'content/blog/hello.md': text },
    ['content/blog/hello.md:1:1  the post has no date'],
  ],
  [
    'a file name with a nonexistent date',
    { 'content/blog/2025-02-30-a.md': text },
    [
      "content/blog/2025-02-30-a.md:1:1  warning: the date 2025-02-30 in the file's name does not exist; using 2025-03-02",
    ],
  ],
  [
    'a folder of a nonexistent month',
    { 'content/blog/2025/13/01/a.md': text },
    ['content/blog/2025/13/01/a.md:1:1  the date 2025-13-01'],
  ],
  [
    'a byte of another encoding',
    { 'content/docs/a.md': bytes('# Größe\n\nGr', [0xf6], 'ße\n') },
    ['content/docs/a.md:3:3  the byte 0xF6 is not valid UTF-8'],
  ],
  [
    'a truncated character',
    { 'content/docs/a.md': bytes('😀 a', [0xf0, 0x9f]) },
    ['content/docs/a.md:1:5  the byte 0xF0 is not valid UTF-8'],
  ],
  [
    'another encoding in authors.yml',
    { 'content/blog/authors.yml': bytes('ann:\n  name: ', [0xe9], '\n') },
    ['content/blog/authors.yml:2:9  the byte 0xE9 is not valid UTF-8'],
  ],
  [
    'a circular symbolic link',
    { 'content/docs/a.md': text, 'content/docs/in/again': { link: '..' } },
    ['content/docs/in/again  the symbolic link leads back to content/docs'],
  ],
  [
    'a symbolic link to itself',
    { 'content/docs/a.md': { link: 'a.md' } },
    ['content/docs/a.md  the symbolic link points to nothing'],
  ],
  [
    'a broken symbolic link',
    { 'content/docs/a.md': { link: 'gone.md' } },
    ['content/docs/a.md  the symbolic link points to nothing'],
  ],
  [
    'a symbolic link out of the project',
    { 'content/docs/a': { link: '/usr' } },
    ['content/docs/a  the symbolic link points outside the project'],
  ],
  [
    'an upper-case extension',
    { 'content/docs/A.MD': text, 'content/docs/_B.MD': text },
    ['content/docs/A.MD  warning: not a page: the extension must be lower case'],
  ],
  [
    'a link to a draft by its file',
    { 'content/docs/a.md': page('draft: true'), 'content/docs/b.md': 'See [a](./a.md).\n' },
    ['content/docs/b.md:1:5  broken link "./a.md": content/docs/a.md is a draft'],
  ],
  [
    'a link to a draft by its route',
    { 'content/docs/a.md': page('draft: true'), 'content/docs/b.md': 'See [a](/docs/a/).\n' },
    ['content/docs/b.md:1:5  broken link "/docs/a/": content/docs/a.md is a draft'],
  ],
  [
    'a draft as the next doc',
    {
      'content/docs/a.md': page('draft: true'),
      'content/docs/b.md': page('pagination_next: a'),
    },
    ['content/docs/b.md:2:18  front matter field pagination_next: "a" is a draft'],
  ],
  [
    'a link to a file with another name',
    { 'content/docs/using.md': text, 'content/docs/b.md': 'See [a](./usign.md).\n' },
    ['content/docs/b.md:1:5  broken link "./usign.md": there is no page made from'],
  ],
])('%s is reported', async (_name, tree, starts) => {
  const planted = await listPlanted(tree);
  expect(planted.map((said, at) => said.slice(0, starts[at]?.length))).toEqual(starts);
});

test('diagnostics of a draft are reported in dev, but not in a build', async () => {
  const tree = { 'content/docs/a.mdx': '---\ndraft: true\n---\n\na <b c\n' };
  expect((await readTree(tree)).diagnostics).toEqual([]);
  expect((await readTree(tree, true)).diagnostics).toHaveLength(1);
});

test('redirects can differ from a route, and from each other, in case only', async () => {
  const tree = { 'content/docs/guide.md': text };
  const redirects = [
    { from: '/Docs/Guide/', to: '/docs/guide/' },
    { from: '/DOCS/guide/', to: '/docs/guide/' },
    { from: '/Old/', to: '/docs/guide/' },
    { from: '/old/', to: '/docs/guide/' },
  ];
  expect(await listPlanted(tree, { redirects })).toEqual([]);
  const twice = [...redirects, { from: '/docs/guide/', to: '/docs/guide/#top' }];
  expect(await listPlanted(tree, { redirects: twice })).toEqual([
    expect.stringContaining('the route /docs/guide/ has two sources: content/docs/guide.md and'),
  ]);
});
