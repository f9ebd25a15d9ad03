import { expect, test } from 'vitest';
import { listPlanted, page } from './plant.ts';

test('ten diagnostics at once are all reported', async () => {
  const planted = await listPlanted(
    {
      'content/blog/2025-01-01-a.md': page('authors: eve', 'date: never'),
      'content/blog/2025-01-02-p.md': page('authors: eve'),
      'content/docs/a.md': page('sidebar_position: first', 'titel: A'),
      'content/docs/b.md': page('pagination_next: zzz'),
      'content/docs/c.md': 'See [it](./gone.md).\n',
      'content/docs/d.mdx': 'a <b c\n',
      'content/docs/in/_category_.json': '{"label": }',
      'content/docs/in/c.md': page('slug: /c'),
    },
    { navbar: { hideOnScroll: false, items: [{ label: 'X', to: '/x/' }] } },
  );
  expect(planted.map((text) => text.split('  ')[0])).toEqual([
    'content/blog/2025-01-01-a.md:3:7',
    'content/blog/2025-01-02-p.md:2:10',
    'content/docs/a.md:2:19',
    'content/docs/a.md:3:1',
    'content/docs/b.md:2:18',
    'content/docs/c.md:1:5',
    expect.stringMatching(/^content\/docs\/d\.mdx:1:\d+$/),
    'content/docs/in/_category_.json:1:11',
    'content/docs/in/c.md:2:7',
    expect.stringMatching(/^site\.config\.ts:\d+:\d+$/),
  ]);
});

test('a valid site has no diagnostics', async () => {
  expect(await listPlanted({ 'content/docs/a.md': page('title: A') })).toEqual([]);
  expect(await listPlanted({})).toEqual([]);
});
