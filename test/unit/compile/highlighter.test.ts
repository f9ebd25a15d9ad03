import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs in its own process, since other tests have loaded languages in this one. */
const code = `
  import { getHighlighter } from './src/compile/code/highlighter.ts';
  import { compileContent } from './src/compile/compile-content.ts';
  const highlighter = await getHighlighter();
  const before = highlighter.getLoadedLanguages();
  await compileContent('a.mdx', '\`\`\`toml\\nloaded_here = 1\\n\`\`\`\\n');
  console.log(JSON.stringify([before, highlighter.getLoadedLanguages()]));
`;

test('a language is loaded only when a page uses it', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([[], ['toml']]);
});
