import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkProject } from '../../../src/check/check-project.ts';
import { formatDiagnostic, isError } from '../../../src/diagnostics/diagnostic.ts';
import { checkLanguages } from '../../../src/publish/build/check-languages.ts';
import { setTexts } from '../../../src/texts/text.ts';
import { smallSite } from '../content/plant.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();
afterEach(() => setTexts(undefined));

const page = (title: string, fields = '', text = 'Text.') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${fields}---\n\n${text}\n`;
const translated = 'content/i18n/ja/docusaurus-plugin-content-docs/current/';

async function check(files: Readonly<Record<string, string>>) {
  const list = [
    { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
    { code: 'ja', label: '日本語', htmlLang: 'ja', direction: 'ltr' },
  ];
  const config = { ...smallSite, locales: { default: 'en', list } };
  write('site.config.ts', `export default ${JSON.stringify(config)};\n`);
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const name of ['src', 'package.json', 'node_modules'])
    symlinkSync(path.resolve(name), at(name));
  const { site, content } = await checkProject(at());
  return checkLanguages(at(), site, content.index);
}

test('what is wrong in a translation is told at its own file, and nothing that the original has as well', async () => {
  const { diagnostics } = await check({
    'content/docs/a.mdx': page('A', '', '[x](/nowhere/)'),
    'content/docs/b.mdx': page('B'),
    'content/pages/ja/c.mdx': page('C'),
    'public/ja/pic.svg': '<svg/>',
    [`${translated}b.mdx`]: page('び', 'slug: other\n', '[x](/missing/)'),
    'content/i18n/ja/docusaurus-theme-classic/navbar.json': '{ "title": { "message": [5] } }',
  });
  expect(diagnostics.filter(isError).map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^content\/pages\/ja\/c\.mdx:1:1 {2}the route .*\/ja\/c\/ is among those/,
    ),
    expect.stringMatching(/^public\/ja\/pic\.svg:1:1 {2}the route \/ja\/pic\.svg is among those/),
    expect.stringMatching(/^content\/i18n\/ja\/docusaurus-theme-classic\/navbar\.json:1:25 /),
    expect.stringMatching(/^content\/i18n\/ja\/.*\/b\.mdx:7:\d+ .*\/missing\//),
    expect.stringMatching(/^content\/i18n\/ja\/.*\/b\.mdx:1:1 {2}the address is .*other\/, and/),
  ]);
});

test('a translation without an original, and a folder without a language, are warnings', async () => {
  const { diagnostics } = await check({
    'content/docs/a.mdx': page('A'),
    [`${translated}gone.mdx`]: page('Gone'),
    'content/i18n/de/code.json': '{}',
    'content/i18n/README.md': 'Translations.',
  });
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^content\/i18n\/de\/ {2}warning: no language of site.config.ts has/),
    expect.stringMatching(
      /^content\/i18n\/ja\/.*\/gone\.mdx:1:1 {2}warning: there is no content\/docs\/gone\.mdx/,
    ),
  ]);
});

test('a page keeps its translation, and one without is marked; an orphan is on no site', async () => {
  const { languages, index } = await check({
    'content/docs/a.mdx': page('A'),
    'content/docs/b.mdx': page('B'),
    [`${translated}b.mdx`]: page('び'),
    [`${translated}gone.mdx`]: page('Gone'),
  });
  const [ja] = languages;
  expect(
    ja?.index.docs.map(({ route, frontMatter, translation, untranslated }) => [
      route,
      frontMatter.title,
      translation ?? untranslated,
    ]),
  ).toEqual([
    ['/docs/a/', 'A', true],
    ['/docs/b/', 'び', `${translated}b.mdx`],
  ]);
  const own = index.languages?.ja?.own;
  expect([own?.has('/docs/a/'), own?.has('/docs/b/')]).toEqual([false, true]);
  expect(ja?.site.baseUrl).toBe('/ja/');
});
