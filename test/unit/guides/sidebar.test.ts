import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import siteConfig from '../../../site.config.ts';
import { readDocPath } from '../../../src/content/source-path.ts';

test('each guide has its place in the sidebar, which names them one by one', () => {
  const named = JSON.stringify(siteConfig.docs.sidebars.guides).match(/guides\/[\w/-]+/g) ?? [];
  const files = globSync('content/docs/guides/**/*.mdx').filter((file) => !/\/_/.test(file));
  const ids = files.map((file) => readDocPath(file.slice('content/docs/'.length)).id);
  expect(ids.sort()).toEqual([...named].sort());
});
