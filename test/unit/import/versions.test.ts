import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importSite } from '../../../import/import-site.ts';
import { checkProject } from '../../../src/check/check-project.ts';
import { buildSiteTable } from '../../../src/site/table/site-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

const config = `module.exports = {
  title: 'Kiln', url: 'https://kiln.example', baseUrl: '/', trailingSlash: true,
  presets: [['classic', { blog: false, docs: {
    lastVersion: '2.0', includeCurrentVersion: true,
    versions: { current: { label: 'Canary' }, '1.0': { path: 'v1', banner: 'none', noIndex: true } },
  } }]],
  themeConfig: { navbar: { items: [
    { type: 'docSidebar', sidebarId: 'old', label: 'Docs' }, { type: 'docsVersionDropdown' },
  ] } },
};\n`;

test('the versions of a Docusaurus site are moved with their sidebars and addresses', async () => {
  write('old/docusaurus.config.js', config);
  write('old/docs/intro.md', page('Intro'));
  write('old/versions.json', '["2.0", "1.0"]');
  for (const name of ['2.0', '1.0']) {
    write(`old/versioned_docs/version-${name}/intro.md`, page('Intro'));
    write(`old/versioned_docs/version-${name}/more/fire.md`, page('Fire'));
    const ids = ['intro', `${name === '1.0' ? 'version-1.0/' : ''}more/fire`];
    write(`old/versioned_sidebars/version-${name}-sidebars.json`, JSON.stringify({ old: ids }));
  }
  mkdirSync(at('new'));
  for (const name of ['src', 'package.json', 'package-lock.json', 'node_modules'])
    symlinkSync(path.resolve(name), at(`new/${name}`));
  const report = await importSite(at('new'), at('old'), false);
  expect(report).not.toContain('versioned_docs/: only');
  const { default: written } = await import(pathToFileURL(at('new/site.config.ts')).href);
  expect(written.docs.versions).toEqual([
    { name: 'current', label: 'Canary' },
    { name: '2.0', isLast: true },
    { name: '1.0', path: 'v1', banner: 'none', noindex: true },
  ]);
  expect(written.navbar.items).toHaveLength(2);
  const { site, content, diagnostics } = await checkProject(at('new'));
  expect(diagnostics).toEqual([]);
  const pages = site ? buildSiteTable(content.index, site).pages : [];
  const docs = pages.filter(({ kind }) => kind === 'doc');
  expect(docs.map(({ route, section = '-' }) => `${route} ${section}`)).toEqual([
    '/docs/next/intro/ docs-docs',
    '/docs/v1/intro/ docs-version-1.0/old',
    '/docs/v1/more/fire/ docs-version-1.0/old',
    '/docs/intro/ docs-version-2.0/old',
    '/docs/more/fire/ docs-version-2.0/old',
  ]);
});

test('a version with a doc that cannot be read, and with an id that no doc has, is moved, and only these are told', async () => {
  write('old/docusaurus.config.js', config);
  write('old/docs/intro.md', page('Intro'));
  write('old/versions.json', '["2.0"]');
  write('old/versioned_docs/version-2.0/intro.md', page('Intro'));
  write('old/versioned_docs/version-2.0/fire.mdx', `${page('Fire')}\n<b>\n`);
  const ids = JSON.stringify({ old: ['intro', 'fire', 'gone'] });
  write('old/versioned_sidebars/version-2.0-sidebars.json', ids);
  mkdirSync(at('new'));
  for (const name of ['src', 'package.json', 'package-lock.json', 'node_modules'])
    symlinkSync(path.resolve(name), at(`new/${name}`));
  await importSite(at('new'), at('old'), false);
  const { diagnostics } = await checkProject(at('new'));
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/versioned_docs/version-2.0/fire.mdx expected a closing tag for `<b>`',
    'content/versioned_sidebars/version-2.0-sidebars.json old[2]: there is no doc with the id "gone"',
  ]);
});
