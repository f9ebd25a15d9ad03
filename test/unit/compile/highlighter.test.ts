import { expect, test } from 'vitest';
import { getHighlighter } from '../../../src/compile/code/highlighter.ts';
import { compileContent } from '../../../src/compile/compile-content.ts';

test('a language is loaded when a page uses it, and no sooner', async () => {
  const highlighter = await getHighlighter();
  expect(highlighter.getLoadedLanguages()).toEqual([]);
  await compileContent('a.mdx', '```toml\na = 1\n```\n');
  expect(highlighter.getLoadedLanguages()).toContain('toml');
  expect(highlighter.getLoadedLanguages()).not.toContain('css');
});
