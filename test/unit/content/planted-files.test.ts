import { expect, test } from 'vitest';
import { listPlanted, page, readTree, reportEach } from './plant.ts';

const text = page('title: A');
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test('each mistake in files and their names is reported', async () => {
  const reports = await reportEach(
    {
      'two extensions of one name': { 'content/docs/a.md': text, 'content/docs/a.mdx': text },
      'two number prefixes of one name': {
        'content/docs/01-a.md': text,
        'content/docs/02-a.md': text,
      },
      'a file and a folder with an index': {
        'content/docs/a.md': text,
        'content/docs/a/README.md': text,
      },
      'the slug of another page': {
        'content/docs/a.md': text,
        'content/docs/b.md': page('slug: /a'),
      },
      'a post at the route of the archive': {
        'content/blog/2025-01-01-a.md': page('slug: archive'),
      },
      'names that differ only by case': {
        'content/docs/Theme.md': text,
        'content/docs/theme.md': text,
      },
      'a page that is in public/ too': {
        'content/docs/a.md': text,
        'public/docs/a/index.html': '',
      },
      'a file that the site generates too': {
        'content/blog/2025-01-01-a.md': text,
        'public/sitemap.xml': '',
        'public/blog/RSS.xml': '',
        'public/rss.xml': '',
      },
      'a post without date': { 'content/blog/hello.md': text },
      'a file name with a nonexistent date': { 'content/blog/2025-02-30-a.md': text },
      'a folder of a nonexistent month': { 'content/blog/2025/13/01/a.md': text },
      'a byte of another encoding': { 'content/docs/a.md': bytes('# Größe\n\nGr', [0xf6], 'ße\n') },
      'a truncated character': { 'content/docs/a.md': bytes('😀 a', [0xf0, 0x9f]) },
      'another encoding in authors.yml': {
        'content/blog/authors.yml': bytes('ann:\n  name: ', [0xe9], '\n'),
      },
      'a circular symbolic link': {
        'content/docs/a.md': text,
        'content/docs/in/again': { link: '..' },
      },
      'a symbolic link to itself': { 'content/docs/a.md': { link: 'a.md' } },
      'a broken symbolic link': { 'content/docs/a.md': { link: 'gone.md' } },
      'a symbolic link out of the project': { 'content/docs/a': { link: '/usr' } },
      'an upper-case extension': { 'content/docs/A.MD': text, 'content/docs/_B.MD': text },
      'a link to a draft by its file': {
        'content/docs/a.md': page('draft: true'),
        'content/docs/b.md': 'See [a](./a.md).\n',
      },
      'a link to a draft by its route': {
        'content/docs/a.md': page('draft: true'),
        'content/docs/b.md': 'See [a](/docs/a/).\n',
      },
      'a draft as the next doc': {
        'content/docs/a.md': page('draft: true'),
        'content/docs/b.md': page('pagination_next: a'),
      },
      'a link to a file with another name': {
        'content/docs/using.md': text,
        'content/docs/b.md': 'See [a](./usign.md).\n',
      },
    },
    listPlanted,
  );
  await expect(reports).toMatchFileSnapshot('planted/files.txt');
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
