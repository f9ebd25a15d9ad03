import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { configText } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const { at, read, write, readBuilt, buildWell, expectCleanBuild } = openTestSite('config-edits');

const readScripts = () =>
  readdirSync(at('dist/public/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readBuilt(`assets/${name}`))
    .join('\n');

/** The bundles with their build times, which are new for each bundle that is built. */
function listBundles(): [string, number][] {
  return readdirSync(at('.cache/bundle')).map((name) => [
    name,
    statSync(at(`.cache/bundle/${name}/record.json`)).mtimeMs,
  ]);
}

test('a changed label and an announcement are shown by the existing bundle, as a clean build shows them', async () => {
  const bundles = listBundles();
  const announcementBar = { id: 'news', content: 'There are news.' };
  write('site.config.ts', configText({ guide: 'Handbook', announcementBar }));
  await buildWell();
  expect(readBuilt('docs/guide/index.html')).toContain('>Handbook<');
  expect(readBuilt('index.html')).toContain('There are news.');
  expect(readBuilt('RSC/shell.txt')).toContain('Handbook');
  expect(listBundles()).toEqual(bundles);
  await expectCleanBuild();
});

test('Markdown copies are not written again for a label, also if builds before it changed nothing or a page', async () => {
  const fileOf = (name: string) => statSync(at(`dist/public/docs/guide/${name}`)).ino;
  const [copy, page] = [fileOf('target.md'), fileOf('target/index.html')];
  await buildWell();
  const more = 'content/docs/guide/02-more/page-1.mdx';
  write(more, `${read(more)}\nMore.\n`);
  await buildWell();
  expect(readBuilt('docs/guide/more/page-1.md')).toContain('More.');
  write('site.config.ts', configText({ guide: 'Book' }));
  await buildWell();
  expect(fileOf('target.md')).toBe(copy);
  expect(fileOf('target/index.html')).not.toBe(page);
  await expectCleanBuild();
});

test('a client component that reads the configuration shows that of each build, in HTML and scripts', async () => {
  write(
    'content/docs/guide/name.tsx',
    `'use client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export const Name = () => <b>{useDocusaurusContext().siteConfig.tagline}</b>;
`,
  );
  write(
    'content/docs/guide/name.mdx',
    "---\ntitle: Name\ndescription: Of the site.\n---\n\nimport { Name } from './name.tsx';\n\n<Name />\n",
  );
  for (const tagline of ['First of all', 'Second to none']) {
    write('site.config.ts', configText({ tagline }));
    await buildWell();
    expect(readBuilt('docs/guide/name/index.html')).toContain(`<b>${tagline}</b>`);
    expect(readScripts()).toContain(tagline);
  }
  await expectCleanBuild();
});

test('a folder that becomes a set of docs has other addresses, links and sidebars, as in a clean build', async () => {
  write('content/docs/guide/02-more/start.mdx', '---\ntitle: Start\nslug: /begin\n---\n\nText.\n');
  write('site.config.ts', configText({}));
  await buildWell();
  expect(statSync(at('dist/public/docs/begin/index.html')).isFile()).toBe(true);
  const sets = { 'guide/more': { editUrl: 'https://git.example/more/' } };
  write('site.config.ts', configText({ docs: { ...ownConfig.docs, sets } }));
  await buildWell();
  expect(readdirSync(at('dist/public/docs'))).not.toContain('begin');
  expect(readBuilt('docs/guide/more/begin/index.html')).toContain(
    'href="https://git.example/more/start.mdx"',
  );
  await expectCleanBuild();
});
