import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import siteConfig from '../../../site.config.ts';
import { readDocPath } from '../../../src/content/source-path.ts';

test('the sidebar names exactly the guides that exist', () => {
  const named = JSON.stringify(siteConfig.docs.sidebars.guides).match(/guides\/[\w/-]+/g) ?? [];
  const files = globSync('content/docs/guides/**/*.mdx').filter((file) => !/\/_/.test(file));
  const ids = files.map((file) => readDocPath(file.slice('content/docs/'.length)).id);
  expect(ids.sort()).toEqual([...named].sort());
});

test('each page of Learn links to a guide, and home links to the guides', () => {
  const pages = globSync('content/docs/learn/**/*.mdx');
  expect(pages.length).toBe(18);
  const without = pages.filter((file) => !readFileSync(file, 'utf8').includes('guides/'));
  expect(without).toEqual([]);
  const links = siteConfig.home.sections.map(({ link }) => link.to);
  expect(links).toContain('/docs/guides/');
});
