import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkProject } from '../../../../src/check/check-project.ts';
import { newVersion } from '../../../../src/commands/scaffold/new-version.ts';
import { buildSiteTable } from '../../../../src/site/table/site-table.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, read, write } = temporaryFolder();

const config = (docs = '') =>
  `export default { title: 'Kettle', url: 'https://kettle.example', docs: { sidebars: { main: ['intro', 'more/b'] }, ${docs} } };\n`;
const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

beforeEach(() => {
  for (const name of ['src', 'package.json', 'package-lock.json', 'node_modules'])
    symlinkSync(path.resolve(name), at(name));
  write('site.config.ts', config());
  write('content/docs/intro.mdx', page('Intro'));
  write('content/docs/more/01-b.mdx', page('B'));
  write('content/docs/more/_part.mdx', 'A partial.\n');
});

async function listRoutes() {
  const { site, content, diagnostics } = await checkProject(at());
  expect(diagnostics).toEqual([]);
  const pages = site ? buildSiteTable(content.index, site).pages : [];
  return pages.filter(({ kind }) => kind === 'doc').map(({ route }) => route);
}

test('freezing copies the docs with their sidebars, which then have the addresses of the last version', async () => {
  expect(await listRoutes()).toEqual(['/docs/intro/', '/docs/more/b/']);
  expect(await newVersion(at(), '1.2')).toEqual([
    'Created content/versioned_docs/version-1.2/, content/versioned_sidebars/version-1.2-sidebars.json and the version "1.2" in content/versions.json',
  ]);
  expect(read('content/versioned_docs/version-1.2/more/_part.mdx')).toBe('A partial.\n');
  expect(JSON.parse(read('content/versioned_sidebars/version-1.2-sidebars.json'))).toEqual({
    main: ['intro', 'more/b'],
  });
  expect(await listRoutes()).toEqual([
    '/docs/next/intro/',
    '/docs/next/more/b/',
    '/docs/intro/',
    '/docs/more/b/',
  ]);
  await newVersion(at(), '2.0');
  expect(JSON.parse(read('content/versions.json'))).toEqual(['2.0', '1.2']);
  expect(await listRoutes()).toContain('/docs/1.2/intro/');
});

test('freezing keeps the translations of the docs, without the label of the next version', async () => {
  const list = ['en', 'ja'].map((code) => {
    return { code, label: code, htmlLang: code, direction: 'ltr' };
  });
  const locales = JSON.stringify({ default: 'en', list });
  write('site.config.ts', config().replace('docs:', `locales: ${locales}, docs:`));
  const folder = 'content/i18n/ja/docusaurus-plugin-content-docs';
  write(`${folder}/current/more/01-b.mdx`, page('び'));
  const [label, other] = ['次', '案内'].map((message) => ({ message }));
  const texts = { 'version.label': label, 'sidebar.main.category.More': other };
  write(`${folder}/current.json`, JSON.stringify(texts));
  await newVersion(at(), '1.2');
  expect(read(`${folder}/version-1.2/more/01-b.mdx`)).toBe(page('び'));
  expect(JSON.parse(read(`${folder}/version-1.2.json`))).toEqual({
    'sidebar.main.category.More': other,
  });
});

test('a site that lists its versions is told to add the new one', async () => {
  write('site.config.ts', config("versions: [{ name: 'current' }],"));
  const lines = await newVersion(at(), '1.2');
  expect(lines[1]).toBe(
    "Add { name: '1.2' } to docs.versions in site.config.ts: it lists the versions to show.",
  );
  expect(await listRoutes()).toEqual(['/docs/intro/', '/docs/more/b/']);
});

test.each([
  ['current', 'got "current"; expected the name of a version'],
  ['1/2', 'got "1/2"; expected the name of a version'],
  ['1.2', 'content/versioned_docs/version-1.2/  this file already exists, and was not changed'],
])('the name %s is refused where it is no name, or taken', async (name, message) => {
  write('content/versioned_docs/version-1.2/intro.mdx', page('Own'));
  await expect(newVersion(at(), name)).rejects.toThrow(message);
  expect(read('content/versioned_docs/version-1.2/intro.mdx')).toBe(page('Own'));
});

test('a list of versions that cannot be read is an error at its place, and nothing is frozen', async () => {
  write('content/versions.json', '["1.0",\n 2]\n');
  await expect(newVersion(at(), '1.2')).rejects.toThrow('content/versions.json:2:2');
  expect(existsSync(at('content/versioned_docs'))).toBe(false);
});
