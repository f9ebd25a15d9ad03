import { expect, test } from 'vitest';
import { createContentCompiler } from '../../../../src/compile/files/content-cache.ts';
import { readContent } from '../../../../src/compile/files/read-content.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { readSynonyms, synonymsPath } from '../../../../src/features/search/build/read-synonyms.ts';
import { findSynonymDiagnostics } from '../../../../src/features/search/check.ts';
import { withTree } from '../../content/plant.ts';
import { asker, page } from './small-index.ts';

const docs = {
  'content/docs/themes.mdx': '---\ntitle: Themes\n---\n\n## Dark mode\n\nText.\n',
  'content/docs/broken.mdx': '---\ntitle: Broken\n---\n\n<b>\n',
  'content/docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
  'content/docs/two words.mdx': '---\ntitle: Two words\n---\n\nText.\n',
};

const diagnosticsOf = (yaml: string) =>
  withTree({ ...docs, [synonymsPath]: yaml }, async (root) => {
    const content = await readContent(root, createContentCompiler(root), false);
    return formatDiagnostics(findSynonymDiagnostics(root, content));
  });

test('pages and headings can have synonyms, even by a percent-encoded address', async () => {
  const yaml =
    '/docs/themes/: [skin, brand colors]\n/docs/themes/#dark-mode: [flicker]\n/docs/two%20words/: [pair]\n';
  expect(await diagnosticsOf(yaml)).toBe('');
  await withTree({ [synonymsPath]: yaml }, async (root) => {
    expect(readSynonyms(root).synonyms['/docs/two words/']).toEqual(['pair']);
  });
});

test('synonyms of a page with errors or of a draft are not reported', async () => {
  expect(await diagnosticsOf('/docs/broken/#dark: [night]\n/docs/draft/: [soon]\n')).toBe('');
});

test.each([
  [
    'a missing page',
    '/docs/theme/: [skin]\n',
    '1:1  no doc or post has the address "/docs/theme/"\n    Did you mean /docs/themes/?',
  ],
  [
    'a missing heading',
    '\n/docs/themes/#dark: [flicker]\n',
    '2:1  /docs/themes/ has no heading with the id "dark"',
  ],
  [
    'a key that is not a path',
    'themes: [skin]\n',
    '1:1  expected the path of a page, which starts with "/", got "themes"',
  ],
  ['an empty word', '/docs/themes/: [skin, ""]\n', '1:23  '],
  ['a word without a list', '/docs/themes/: skin\n', '1:16  '],
  ['invalid YAML', '/docs/themes/: [skin\n', ''],
])('%s is reported at its place', async (_what, yaml, told) => {
  expect(await diagnosticsOf(yaml)).toContain(`${synonymsPath}:${told}`);
});

test('a site without the file has no synonyms', () =>
  withTree({}, async (root) => {
    expect(readSynonyms(root)).toMatchObject({ synonyms: {}, diagnostics: [] });
  }));

test('a page is found by its synonyms, before pages that have the words in their text', async () => {
  const themes = page('Themes', 'Colours.', '## Dark mode', 'Black.');
  const synonyms = [['skin', 'brand colors'], ['flicker']];
  const sections = themes.sections.map((section, at) => ({ ...section, synonyms: synonyms[at] }));
  const said = { ...themes, sections };
  const other = page('Other', 'A skin may flicker in brand colors.');
  const ask = asker([other, said]);
  const firstOf = async (query: string) => (await ask({ query })).hits[0]?.url;
  expect(await firstOf('skin')).toBe('/docs/themes/');
  expect(await firstOf('brand colors')).toBe('/docs/themes/');
  expect(await firstOf('flicker')).toBe('/docs/themes/#dark-mode');
});
