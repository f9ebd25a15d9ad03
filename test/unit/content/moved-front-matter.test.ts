import { expect, test } from 'vitest';
import { listPlanted, page, readTree } from './plant.ts';

test('X53 posts of one day are sorted by time, in any date format', async () => {
  const dates = ['2015-11-3 10:30:00', 'Nov 3, 2015 12:05', '2015/11/3', '2015-11-03T11:00:00Z'];
  const { index, diagnostics } = await readTree(
    Object.fromEntries(
      dates.map((date, at) => [
        `content/blog/post-${at}.md`,
        page(`title: T${at}`, `date: ${date}`),
      ]),
    ),
  );
  expect(diagnostics).toEqual([]);
  expect(index.posts.map(({ date, frontMatter }) => `${date} ${frontMatter.title}`)).toEqual([
    '2015-11-03 T1',
    '2015-11-03 T3',
    '2015-11-03 T0',
    '2015-11-03 T2',
  ]);
});

test('an image beside a page becomes an asset, and one in public/ needs no leading slash', async () => {
  const picture = { 'content/docs/card.png': 'bytes', 'public/img/b.png': 'bytes' };
  const tree = {
    ...picture,
    'content/docs/a.md': page('title: A', 'image: ./card.png'),
    'content/docs/b.md': page('title: B', 'image: img/b.png'),
  };
  expect(await listPlanted(tree)).toEqual([]);
  const { index } = await readTree(tree);
  const address = expect.stringMatching(/^\/assets\/card-\w{10}\.png$/);
  expect(index.docs[0]?.facts).toMatchObject({
    image: address,
    assets: [{ file: 'content/docs/card.png', address }],
  });
});

test('titles, tags and labels that YAML reads as other types keep their text', async () => {
  const { index } = await readTree({
    'content/docs/a.md': page('title: 1.10', 'tags: [2024, "1"]', 'sidebar_label: true'),
  });
  expect(index.docs[0]?.frontMatter).toMatchObject({
    title: '1.10',
    tags: ['2024', '1'],
    sidebar_label: 'true',
  });
});
