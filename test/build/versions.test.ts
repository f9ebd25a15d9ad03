import { expect, test } from 'vitest';
import { newVersion } from '../../src/commands/scaffold/new-version.ts';
import { versionedFiles } from '../versioned-files.ts';
import { findDifferences } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const site = openTestSite('versioned', new Map(Object.entries(versionedFiles)));

/** The files of the site that a change of others makes different. */
async function changesOf(change: () => unknown): Promise<string[]> {
  const before = site.digest();
  await change();
  await site.buildWell();
  return findDifferences(before, site.digest());
}

const edit = (file: string, from: string, to: string) =>
  site.write(file, site.read(file).replace(from, to));

test('an edit in one version changes nothing of other versions, and equals a clean build', async () => {
  const stove = 'content/versioned_docs/version-1.0/guides/01-light.mdx';
  const changed = await changesOf(() => edit(stove, 'a match', 'a lighter'));
  expect(changed.filter((file) => !file.includes('search'))).toEqual([
    expect.stringContaining('RSC/R/docs/1.0/guides/stove.txt'),
    expect.stringContaining('docs/1.0/guides/stove.md'),
    expect.stringContaining('docs/1.0/guides/stove/index.html'),
  ]);
  const renamed = await changesOf(() => edit(stove, 'title: Light the stove', 'title: Light it'));
  const pages = renamed.filter((file) => file.endsWith('index.html'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((file) => !file.includes('docs/1.0/'))).toEqual([]);
  await site.expectCleanBuild();
});

test('a page that another version gets, and a version that is frozen, leave a build equal to a clean one', async () => {
  const text = versionedFiles['content/versioned_docs/version-2.0/install.mdx'] ?? '';
  const added = 'content/versioned_docs/version-1.0/guides/03-install.mdx';
  await changesOf(() => site.write(added, text.replace('title:', 'id: install\ntitle:')));
  await changesOf(() => newVersion(site.root, '3.0'));
  edit(
    'site.config.ts',
    "{ name: 'current', label: 'Next' },",
    "{ name: 'current', label: 'Next' }, { name: '3.0' },",
  );
  await site.buildWell();
  expect(site.readBuilt('docs/2.0/intro/index.html')).toContain('no longer actively maintained');
  expect(site.readBuilt('docs/intro/index.html')).not.toContain('no longer actively maintained');
  await site.expectCleanBuild();
});
