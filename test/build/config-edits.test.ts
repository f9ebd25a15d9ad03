import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import {
  buildWell,
  configText,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
} from './small-site.ts';

const timeoutMs = 300_000;
let root = '';
const at = (name: string) => path.join(root, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const readBuilt = (name: string) => readFileSync(at(`dist/public/${name}`), 'utf8');

const readScripts = () =>
  readdirSync(at('dist/public/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readBuilt(`assets/${name}`))
    .join('\n');

/** The bundles with their build times, which are new for each bundle that is built. */
function listBundles(): [string, number][] {
  return readdirSync(at('.cache/engine')).map((name) => [
    name,
    statSync(at(`.cache/engine/${name}/record.json`)).mtimeMs,
  ]);
}

async function expectCleanBuild(): Promise<void> {
  const made = digestSite(root);
  rmSync(at('.cache'), { recursive: true });
  rmSync(at('dist'), { recursive: true });
  await buildWell(root);
  expect(findDifferences(made, digestSite(root))).toEqual([]);
}

beforeAll(async () => {
  root = makeProject(path.join(makeTestFolder('config-edits'), 'site'));
  await buildWell(root);
}, timeoutMs);
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

test('a changed label is shown by the existing bundle, as a clean build shows it', {
  timeout: timeoutMs,
}, async () => {
  const bundles = listBundles();
  write('site.config.ts', configText({ guide: 'Handbook' }));
  await buildWell(root);
  expect(readBuilt('docs/guide/index.html')).toContain('>Handbook<');
  expect(readBuilt('RSC/shell.txt')).toContain('Handbook');
  expect(listBundles()).toEqual(bundles);
  await expectCleanBuild();
});

test('Markdown copies are not written again for a label, also if builds before it changed nothing or a page', {
  timeout: timeoutMs,
}, async () => {
  const fileOf = (name: string) => statSync(at(`dist/public/docs/guide/${name}`)).ino;
  const [copy, page] = [fileOf('target.md'), fileOf('target/index.html')];
  await buildWell(root);
  const more = at('content/docs/guide/02-more/page-1.mdx');
  writeFileSync(more, `${readFileSync(more, 'utf8')}\nMore.\n`);
  await buildWell(root);
  expect(readBuilt('docs/guide/more/page-1.md')).toContain('More.');
  write('site.config.ts', configText({ guide: 'Book' }));
  await buildWell(root);
  expect(fileOf('target.md')).toBe(copy);
  expect(fileOf('target/index.html')).not.toBe(page);
  await expectCleanBuild();
});

test('a changed announcement, which is part of scripts, makes a new bundle', {
  timeout: timeoutMs,
}, async () => {
  const bundles = listBundles();
  const announcementBar = { id: 'news', content: 'There are news.' };
  write('site.config.ts', configText({ announcementBar }));
  await buildWell(root);
  expect(readBuilt('index.html')).toContain('There are news.');
  expect(listBundles()).not.toEqual(bundles);
  await expectCleanBuild();
});

test('a client component that reads the configuration shows that of each build, in HTML and scripts', {
  timeout: timeoutMs,
}, async () => {
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
    await buildWell(root);
    expect(readBuilt('docs/guide/name/index.html')).toContain(`<b>${tagline}</b>`);
    expect(readScripts()).toContain(tagline);
  }
  await expectCleanBuild();
});

test('a folder that becomes a set of docs has other addresses, links and sidebars, as in a clean build', {
  timeout: timeoutMs,
}, async () => {
  write('content/docs/guide/02-more/start.mdx', '---\ntitle: Start\nslug: /begin\n---\n\nText.\n');
  write('site.config.ts', configText({}));
  await buildWell(root);
  expect(statSync(at('dist/public/docs/begin/index.html')).isFile()).toBe(true);
  const sets = { 'guide/more': { editUrl: 'https://git.example/more/' } };
  write('site.config.ts', configText({ docs: { ...ownConfig.docs, sets } }));
  await buildWell(root);
  expect(readdirSync(at('dist/public/docs'))).not.toContain('begin');
  expect(readBuilt('docs/guide/more/begin/index.html')).toContain(
    'href="https://git.example/more/start.mdx"',
  );
  await expectCleanBuild();
});
