import { expect, test } from 'vitest';
import { page, readTree, type Tree } from './plant.ts';

const text = page('title: A');

async function routesOf(tree: Tree): Promise<Record<string, string>> {
  const { index, diagnostics } = await readTree(tree);
  expect(diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  return Object.fromEntries(
    [...index.docs, ...index.posts].map(({ file, route }) => [
      file.slice('content/'.length),
      route,
    ]),
  );
}

test('every form of a docs path gives its route', async () => {
  const expected = {
    'docs/index.mdx': '/docs/',
    'docs/01-one/index.md': '/docs/one/',
    'docs/02. Two/README.mdx': '/docs/Two/',
    'docs/03_three/three.md': '/docs/three/three/',
    'docs/04 - four/04 - four.mdx': '/docs/four/',
    'docs/04 - four/2_createTheme.mdx': '/docs/four/createTheme/',
    'docs/05/descendant styles.mdx': '/docs/05/descendant styles/',
    'docs/05/größe 中文 🎨.md': '/docs/05/größe 中文 🎨/',
    'docs/05/2024-01-02-notes.md': '/docs/05/2024-01-02-notes/',
    'docs/05/7.0-upgrade.md': '/docs/05/7.0-upgrade/',
    'docs/05/100%.md': '/docs/05/100%/',
  };
  const tree = Object.fromEntries(Object.keys(expected).map((file) => [`content/${file}`, text]));
  expect(await routesOf(tree)).toEqual(expected);
});

test('partials, dotfiles, other files and upper-case extensions are not pages', async () => {
  const tree = {
    'content/docs/a.md': text,
    'content/docs/_b.md': text,
    'content/docs/_c/d.mdx': text,
    'content/docs/.e.md': text,
    'content/docs/.f/g.md': text,
    'content/docs/H.MD': text,
    'content/docs/i.txt': text,
    'content/docs/j.md.bak': text,
  };
  expect(Object.keys(await routesOf(tree))).toEqual(['docs/a.md']);
});

test('id and slug in front matter change the route of a doc', async () => {
  const tree = {
    'content/docs/in/a.md': page('id: own'),
    'content/docs/in/b.md': page('slug: other'),
    'content/docs/in/c.md': page('slug: ../up'),
    'content/docs/in/d.md': page('slug: /top'),
    'content/docs/in/e.md': page('id: name', 'slug: /place'),
    'content/docs/in/index.md': page('id: start'),
  };
  expect(await routesOf(tree)).toEqual({
    'docs/in/a.md': '/docs/in/own/',
    'docs/in/b.md': '/docs/in/other/',
    'docs/in/c.md': '/docs/up/',
    'docs/in/d.md': '/docs/top/',
    'docs/in/e.md': '/docs/place/',
    'docs/in/index.md': '/docs/in/',
  });
  const { index } = await readTree(tree);
  expect(index.docs.map(({ id }) => id)).toEqual([
    'in/own',
    'in/b',
    'in/c',
    'in/d',
    'in/name',
    'in/start',
  ]);
});

test('every form of a post path gives its route, and posts are sorted newest first', async () => {
  const { index } = await readTree({
    'content/blog/2025-01-01-a.mdx': text,
    'content/blog/2025-01-02-b/index.md': text,
    'content/blog/2025/01/03/c.mdx': text,
    'content/blog/2025-01-04-d.md': page('slug: own/place'),
    'content/blog/2025-01-05-e.md': page('date: 2024-01-05'),
    'content/blog/f.md': page('date: 2025-01-03T08:00:00Z', 'slug: /f'),
    'content/blog/_2025-01-01-g.md': text,
  });
  expect(index.posts.map(({ route, date }) => [route, date])).toEqual([
    ['/blog/own/place/', '2025-01-04'],
    ['/blog/f/', '2025-01-03'],
    ['/blog/2025/01/03/c/', '2025-01-03'],
    ['/blog/2025/01/02/b/', '2025-01-02'],
    ['/blog/2025/01/01/a/', '2025-01-01'],
    ['/blog/2025/01/05/e/', '2024-01-05'],
  ]);
});

test('empty files, Windows line endings and a byte order mark are accepted', async () => {
  const tree = {
    'content/docs/empty.md': '',
    'content/docs/windows.mdx': text.replaceAll('\n', '\r\n'),
    'content/docs/marked.mdx': `\uFEFF${text}`,
  };
  expect(Object.keys(await routesOf(tree))).toHaveLength(3);
});

test('symbolic links to files and folders are followed', async () => {
  const tree = {
    'content/docs/real/a.md': text,
    'content/docs/again': { link: 'real' },
    'content/docs/b.md': { link: '../shared/b.md' },
    'content/shared/b.md': text,
  };
  expect(await routesOf(tree)).toEqual({
    'docs/again/a.md': '/docs/again/a/',
    'docs/b.md': '/docs/b/',
    'docs/real/a.md': '/docs/real/a/',
  });
});

test('a draft is a page in dev only', async () => {
  const tree = { 'content/docs/a.md': page('draft: true') };
  const { index } = await readTree(tree);
  expect([index.docs, index.drafts]).toEqual([
    [],
    [{ file: 'content/docs/a.md', id: 'a', route: '/docs/a/' }],
  ]);
  const dev = await readTree(tree, true);
  expect([dev.index.docs.length, dev.index.drafts.length]).toEqual([1, 0]);
});
