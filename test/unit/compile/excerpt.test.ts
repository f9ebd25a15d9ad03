import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';

const excerptOf = async (body: string, file = 'content/docs/a.mdx') =>
  (await compileContent(file, body)).compiled?.excerpt;

test.each([
  ['Plain words.\nOn two lines.\n\nMore.', 'Plain words. On two lines.'],
  ['# Title\n\nText.', 'Text.'],
  ["import A from './a.tsx';\nexport const b = 1;\n\nText.", 'Text.'],
  ['```js\nconst a = 1;\n\nb();\n```\n\nText.', 'Text.'],
  [':::note\n\nAside.\n\n:::\n\nText.', 'Text.'],
  ['> [!TIP]\n> Aside.\n\nText.', 'Text.'],
  [':::note\n\nAside.\n\n:::\n', 'Aside.'],
  ['<div>\n<b>x</b>\n</div>\n\nText.', 'Text.'],
  ['{/* a comment */}\n\nText.', 'Text.'],
  ['- one\n- two\n\nText.', 'Text.'],
  ['- one\n- two\n', 'one'],
  ['snake_case_name and 2 * 3 * 4 stay', 'snake_case_name and 2 * 3 * 4 stay'],
  ['> Said by *someone*.', 'Said by someone.'],
  [
    'See **the** _next_ [page](./a.md), `code` and <kbd>K</kbd>[^1].\n\n[^1]: Note.',
    'See the next page, code and K.',
  ],
  // Code, references of characters and links.
  ['The `Array<T>` and `<head>` types.', 'The Array<T> and <head> types.'],
  ['`Map<K, V>` maps ``a `b` c``.', 'Map<K, V> maps a `b` c.'],
  ['Research &amp; development, 5 &lt; 6 &#8212; so.', 'Research & development, 5 < 6 — so.'],
  ['See [Foo](https://en.wikipedia.org/wiki/Foo_(bar)) for more.', 'See Foo for more.'],
  ['See [a [b] c](<./x y.md> "t (u)") and [r][1].\n\n[1]: ./a.md', 'See a [b] c and r.'],
  ['Run `__init__.py`, `*.ts` and \\*not\\* this.', 'Run __init__.py, *.ts and *not* this.'],
  // Images and badges.
  ['![Alt](https://a.example/a.png)\n\nText.', 'Text.'],
  [
    '[![Build](https://a.example/b.svg)](https://a.example)\n![npm](https://b.example/n.svg)\n\nText.',
    'Text.',
  ],
  ['<img src="https://a.example/a.svg" alt="Logo" /> is our library.', 'is our library.'],
  // Emoji and values.
  ['Ship it :rocket: now.', 'Ship it 🚀 now.'],
  ["export const version = '1.2';\n\nThis is {version}.", 'This is 1.2.'],
  ['One<br />two.', 'One two.'],
])('the excerpt of %j is %j', async (body, excerpt) => {
  expect(await excerptOf(body)).toBe(excerpt);
});

test('the excerpt of plain Markdown leaves out tags and comments, and reads HTML', async () => {
  const file = 'content/docs/a.md';
  const badges =
    '---\nformat: md\n---\n\n<p align="center">\n  <img src="https://a.example/a.svg" alt="Logo">\n</p>\n';
  expect(
    await excerptOf(`${badges}\n<!-- note -->\n\nA {b} &amp; \`<c>\`<sup>2</sup>.\n`, file),
  ).toBe('A {b} & <c>2.');
  expect(await excerptOf(`${badges}\n<p>In <b>HTML</b>.</p>\n`, file)).toBe('In HTML.');
});

test('a page without text has no excerpt', async () => {
  expect(await excerptOf('')).toBeUndefined();
  expect(await excerptOf('# Title\n\n| a |\n|---|\n| b |\n')).toBeUndefined();
});

test('a long paragraph is cut between words', async () => {
  const excerpt = await excerptOf('word '.repeat(100));
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt?.length).toBeLessThanOrEqual(200);
});
