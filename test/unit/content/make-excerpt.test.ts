import { expect, test } from 'vitest';
import { makeExcerpt } from '../../../src/content/make-excerpt.ts';

test.each([
  ['Plain words.\nOn two lines.\n\nMore.', 'Plain words. On two lines.'],
  ['# Title\n\nText.', 'Text.'],
  ['# Title\nText.', 'Text.'],
  ["import A from './a.tsx';\nexport const b = 1;\n\nText.", 'Text.'],
  ['```js\nconst a = 1;\n\nb();\n```\n\nText.', 'Text.'],
  [':::note\nHidden.\n:::\n\nText.', 'Text.'],
  ['<Tabs>\n<b>x</b>\n</Tabs>\n\nText.', 'Text.'],
  ['![Alt](./a.png)\n\nText.', 'Text.'],
  ['<!-- a comment -->\n\nText.', 'Text.'],
  [
    'See **the** _next_ [page](./a.md), `code` and <kbd>K</kbd>[^1].',
    'See the next page, code and K.',
  ],
  ['snake_case_name and 2 * 3 * 4 stay', 'snake_case_name and 2 * 3 * 4 stay'],
  ['> Said by *someone*.', 'Said by someone.'],
])('the excerpt of %j is %j', (body, excerpt) => {
  expect(makeExcerpt(body)).toBe(excerpt);
});

test('a page without text has no excerpt', () => {
  expect(makeExcerpt('')).toBeUndefined();
  expect(makeExcerpt('# Title\n\n| a |\n|---|\n| b |\n')).toBeUndefined();
});

test('a long paragraph is cut between words', () => {
  const excerpt = makeExcerpt('word '.repeat(100));
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt?.length).toBeLessThanOrEqual(200);
});
