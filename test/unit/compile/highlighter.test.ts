import { expect, test, vi } from 'vitest';

test('a language is loaded when a page uses it, and no sooner', async () => {
  // Tests share a process, where pages of others may have loaded some.
  vi.resetModules();
  const { getHighlighter } = await import('../../../src/compile/code/highlighter.ts');
  const { compileContent } = await import('../../../src/compile/compile-content.ts');
  const highlighter = await getHighlighter();
  expect(highlighter.getLoadedLanguages()).toEqual([]);
  await compileContent('a.mdx', '```toml\nloaded_here = 1\n```\n');
  expect(highlighter.getLoadedLanguages()).toContain('toml');
  expect(highlighter.getLoadedLanguages()).not.toContain('css');
});
