import { expect, test } from 'vitest';
import { translatedFiles } from '../versioned-files.ts';
import { findDifferences } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const site = openTestSite('translated', new Map(Object.entries(translatedFiles)));

/** The pages that a change makes different. */
async function changesOf(change: () => unknown): Promise<string[]> {
  const before = site.digest();
  change();
  await site.buildWell();
  const changed = findDifferences(before, site.digest());
  return changed.filter((file) => file.endsWith('index.html') && !file.includes('print/'));
}

const docs = 'docusaurus-plugin-content-docs';
const edit = (file: string, from: string, to: string) =>
  site.write(file, site.read(file).replace(from, to));

test('an edit in one language changes pages of that language only, and equals a clean build', async () => {
  const heat = `content/i18n/ja/${docs}/version-2.0/guides/heat.mdx`;
  expect(await changesOf(() => edit(heat, 'ダイヤル', 'つまみ'))).toEqual([
    'ja/docs/guides/heat/index.html',
  ]);
  const renamed = await changesOf(() => edit(heat, 'title: 加熱', 'title: 沸騰'));
  expect(renamed.length).toBeGreaterThan(1);
  expect(renamed.filter((file) => !file.startsWith('ja/'))).toEqual([]);
  // Shown in all languages, translated in none.
  const pour = 'content/versioned_docs/version-2.0/guides/pour.mdx';
  expect(await changesOf(() => edit(pour, 'Tilt it', 'Lean it'))).toEqual([
    'ar/docs/guides/pour/index.html',
    'docs/guides/pour/index.html',
    'ja/docs/guides/pour/index.html',
  ]);
  await site.expectCleanBuild();
});

test('a translation that comes or goes, and a changed text of the interface, leave a build equal to a clean one', async () => {
  const install = `content/i18n/arabic/${docs}/version-2.0/install.mdx`;
  const text = site.read('content/versioned_docs/version-2.0/install.mdx');
  const added = await changesOf(() => site.write(install, text.replace('Plug it in', 'صله')));
  expect(added).toContain('docs/install/index.html');
  expect(site.readBuilt('sitemap.xml')).toContain('/ar/docs/install/');
  expect(site.readBuilt('docs/install/index.html')).toContain('/ar/docs/install/');
  const removed = await changesOf(() => site.remove(install));
  expect(removed).toContain('ar/docs/install/index.html');
  expect(site.readBuilt('sitemap.xml')).not.toContain('/ar/docs/install/');
  const texts = { 'shell.goHome': { message: '最初のページへ' } };
  const worded = await changesOf(() =>
    site.write('content/i18n/ja/code.json', JSON.stringify(texts)),
  );
  expect(worded.every((file) => file.startsWith('ja/'))).toBe(true);
  expect(site.readBuilt('ja/404.html')).toContain('最初のページへ');
  await site.expectCleanBuild();
});
