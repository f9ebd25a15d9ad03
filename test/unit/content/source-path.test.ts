import { expect, test } from 'vitest';
import {
  encodePath,
  isPageFile,
  readDocPath,
  readPostPath,
  splitNumberPrefix,
} from '../../../src/content/source-path.ts';

test.each([
  ['01-button', 'button', 1],
  ['1.button', 'button', 1],
  ['12_button', 'button', 12],
  ['01 - button', 'button', 1],
  ['button', 'button', undefined],
  ['2024-01-05-news', '2024-01-05-news', undefined],
  ['2024-01', '2024-01', undefined],
  ['3d', '3d', undefined],
  ['7.0-upgrade', '7.0-upgrade', undefined],
  ['02. Größe & Form', 'Größe & Form', 2],
  ['003_-_x', 'x', 3],
  ['2024', '2024', undefined],
])('%s has the name %s and the number %s', (written, name, order) => {
  const split = splitNumberPrefix(written);
  expect(split.name).toBe(name);
  expect(split.order).toBe(order);
});

test('number prefixes are removed from the id and the route', () => {
  expect(readDocPath('learn/05-theming/03-creating-themes.mdx')).toMatchObject({
    id: 'learn/theming/creating-themes',
    route: 'learn/theming/creating-themes',
    order: 3,
  });
});

test.each(['learn/theming/index.mdx', 'learn/theming/README.md', 'learn/theming/Theming.mdx'])(
  '%s has the route of its folder',
  (file) => {
    expect(readDocPath(file).route).toBe('learn/theming');
  },
);

test('a file with the name of its folder but for a number is a page in it', () => {
  expect(readDocPath('relations/1-relations.md').route).toBe('relations/relations');
  expect(readDocPath('05-theming/theming.md').route).toBe('theming/theming');
});

test('the top-level index has an empty route', () => {
  expect(readDocPath('index.mdx')).toMatchObject({ id: 'index', route: '' });
});

test.each([
  ['2025-05-19-v0.13.0.mdx', '2025/05/19/v0.13.0', '2025-05-19'],
  ['2025-05-19-news/index.md', '2025/05/19/news', '2025-05-19'],
  ['2025/05/19/news.mdx', '2025/05/19/news', '2025-05-19'],
  ['2025/05/19/news/index.mdx', '2025/05/19/news', '2025-05-19'],
  ['2025/05-19-news.mdx', '2025/05/19/news', '2025-05-19'],
  ['old/2025-05-19-news.mdx', '2025/05/19/old/news', '2025-05-19'],
  ['2025/05-19/index.md', '2025/05/19', '2025-05-19'],
  ['old/2025-05-19.md', '2025/05/19/old', '2025-05-19'],
  ['hello.mdx', 'hello', undefined],
])('the post %s has the slug %s and the date %s', (file, slug, date) => {
  const post = readPostPath(file);
  expect(post.slug).toBe(slug);
  expect(post.date).toBe(date);
});

test('spaces, parentheses and non-ASCII letters are encoded, slashes are not', () => {
  expect(encodePath('/docs/größe und/x/')).toBe('/docs/gr%C3%B6%C3%9Fe%20und/x/');
  expect(encodePath('/(group)/a (b)+/')).toBe('/%28group%29/a%20%28b%29%2B/');
});

test('pages are Markdown files; partials, dotfiles and others are not', () => {
  const files = ['a.md', 'b/c.mdx', '_a.mdx', '_b/c.mdx', '.a.md', 'authors.yml', 'a.mdx.bak'];
  expect(files.filter(isPageFile)).toEqual(['a.md', 'b/c.mdx']);
});
