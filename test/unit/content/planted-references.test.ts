import { expect, test } from 'vitest';
import { listPlanted, page } from './plant.ts';

const docFile = 'content/docs/a.mdx';
const postFile = 'content/blog/2025-05-19-a.mdx';

test('S5.4 an unknown author is reported with the valid keys, in every form of the field', async () => {
  const planted = await listPlanted({
    'content/blog/authors.yml': 'ann:\n  name: Ann\nbob:\n  name: Bob\n',
    'content/blog/2025-01-01-a.md': page('authors: eve'),
    'content/blog/2025-01-02-b.md': page('authors: [ann, eve, {name: Guest}]'),
    'content/blog/2025-01-03-c.md': page('authors:', '  - key: eve', '    title: Guest'),
  });
  const hint = '\n    Valid author keys are:\n    - ann\n    - bob';
  expect(planted).toEqual([
    `content/blog/2025-01-01-a.md:2:10  unknown author "eve"${hint}`,
    `content/blog/2025-01-02-b.md:2:16  unknown author "eve"${hint}`,
    `content/blog/2025-01-03-c.md:3:10  unknown author "eve"${hint}`,
  ]);
});

test('a tag that is not in tags.yml is reported with the known ones', async () => {
  const tree = {
    'content/blog/tags.yml': 'release:\n  label: Release\nnews:\n',
    [postFile]: page('tags: [news, relaese, {label: Own, permalink: /own}]'),
  };
  expect(await listPlanted(tree)).toEqual([
    `${postFile}:2:14  unknown tag "relaese"\n    Did you mean "release"? Tags of content/blog/tags.yml:\n    - release\n    - news`,
  ]);
  expect(await listPlanted({ [postFile]: tree[postFile] ?? '' })).toEqual([]);
});

test('tags that only signs tell apart share a page: a warning, until each has a permalink', async () => {
  const posts = {
    'content/blog/2024-01-02-a.md': page('tags: [C++]'),
    'content/blog/2024-01-03-b.md': page('tags: [news, C#]'),
    'content/blog/2024-01-04-c.md': page('tags: [C]'),
  };
  expect(await listPlanted(posts)).toEqual([
    expect.stringMatching(
      /^content\/blog\/2024-01-03-b.md:2:\d+ {2}warning: the tags "C" \(content\/blog\/2024-01-04-c.md\), "C#" \(content\/blog\/2024-01-03-b.md\), "C\+\+" \(content\/blog\/2024-01-02-a.md\) have one page, \/blog\/tags\/c\/: .*\n {4}Give each a `permalink` in content\/blog\/tags.yml/,
    ),
  ]);
  const tags = 'C++: { permalink: /cpp }\nC#: { permalink: /c-sharp }\nC:\nnews:\n';
  expect(await listPlanted({ ...posts, 'content/blog/tags.yml': tags })).toEqual([]);
});

test.each([
  ['.NET', 'net', true],
  ['F#', 'f', true],
  ['node', '@node', true],
  ['Release notes', 'release-notes', false],
  ['releaseNotes', 'Release_Notes', false],
  ['Café', 'cafe', false],
])('docs with the tags %s and %s have a warning: %s', async (first, second, isWarned) => {
  const planted = await listPlanted({
    'content/docs/a.mdx': page(`tags: ['${first}']`),
    'content/docs/b.mdx': page(`tags: ['${second}']`),
  });
  expect(planted.filter((said) => said.includes('have one page, /docs/tags/'))).toHaveLength(
    isWarned ? 1 : 0,
  );
});

test('a doc tag that is not in tags.yml is a warning', async () => {
  const tree = {
    'content/docs/tags.yml': 'start:\n  permalink: ../x\n',
    [docFile]: page('tags: [start, strat]'),
  };
  expect(await listPlanted(tree)).toEqual([
    `${docFile}:2:15  warning: unknown tag "strat"\n    Did you mean "start"? Tags of content/docs/tags.yml:\n    - start`,
    expect.stringMatching(/^content\/docs\/tags\.yml:2:14 {2}field start\.permalink: /),
  ]);
});

test('Windows line endings and a byte order mark do not shift places', async () => {
  const text = `\uFEFF${page('title: A', 'sidebar_position: x').replaceAll('\n', '\r\n')}`;
  const [planted] = await listPlanted({ [docFile]: text });
  expect(planted).toMatch(/^content\/docs\/a\.mdx:3:19 {2}/);
});
