import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  'api/01-configuration/01-babel-plugin.mdx',
  'api/01-configuration/03-postcss-plugin.mdx',
])('%s installs the presets of its first Babel configuration', (page) => {
  const text = readFileSync(`content/docs/${page}`, 'utf8');
  const [, command = ''] = /^(npm install .*)$/m.exec(text) ?? [];
  const [, config = ''] = /title="babel\.config\.js"\n([\s\S]*?)```/.exec(text) ?? [];
  const presets = Array.from(config.matchAll(/'(@babel\/preset-[a-z]+)'/g), ([, name]) => name);
  expect(presets).not.toEqual([]);
  for (const preset of presets) expect(command).toContain(`${preset}@7`);
});
