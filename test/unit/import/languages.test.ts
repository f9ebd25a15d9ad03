import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importSite } from '../../../import/import-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write, read } = temporaryFolder();

const config = `module.exports = {
  title: 'Kiln', url: 'https://kiln.example', baseUrl: '/', trailingSlash: true,
  i18n: { defaultLocale: 'fr', locales: ['fr', 'ar', 'ja'], localeConfigs: {
    fr: { label: 'Français' }, ja: { label: '日本語', path: 'ja-JP', htmlLang: 'ja' },
  } },
  presets: [['classic', { blog: false, pages: { routeBasePath: '/' } }]],
  themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } },
};\n`;

test('the languages of a Docusaurus site are moved with their translations and names', async () => {
  const page = '---\ntitle: Four\ndescription: Du four.\n---\n\nTexte.\n';
  const below = 'docusaurus-plugin-content-docs/current/intro.md';
  write('old/docusaurus.config.js', config);
  write('old/docs/intro.md', page);
  write('old/i18n/fr/code.json', '{ "theme.NotFound.title": { "message": "Rien" } }');
  for (const folder of ['fr', 'ar', 'ja-JP']) write(`old/i18n/${folder}/${below}`, page);
  // Paths that count from a translation, which is read in the place of its original.
  write('old/static/img/pot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  write('old/src/pages/about.md', '# About\n\nUs.\n');
  const shown = '![Pot](../../../../static/img/pot.svg) ![Own](./own.svg)';
  write(`old/i18n/ar/${below}`, `${page}\n${shown}\n`);
  write(`old/i18n/ar/${path.posix.dirname(below)}/own.svg`, '<svg/>');
  mkdirSync(at('new'));
  for (const name of ['src', 'package.json', 'package-lock.json', 'node_modules'])
    symlinkSync(path.resolve(name), at(`new/${name}`));
  expect(await importSite(at('new'), at('old'), false)).not.toContain('is moved');
  const { default: written } = await import(pathToFileURL(at('new/site.config.ts')).href);
  expect(written.locales).toEqual({
    default: 'fr',
    list: [
      { code: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr' },
      { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' },
      { code: 'ja', label: '日本語', htmlLang: 'ja', direction: 'ltr', path: 'ja-JP' },
    ],
  });
  expect(read('new/content/code.json')).toContain('Rien');
  expect(read(`new/content/i18n/ja-JP/${below}`)).toContain('Four');
  expect(read(`new/content/i18n/ar/${below}`)).toContain(
    '![Pot](../../public/img/pot.svg) ![Own](./own.svg)',
  );
  expect(read('new/content/pages/about.md')).toContain('Us.');
  expect(() => read(`new/content/i18n/fr/${below}`)).toThrow();
});
