import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { attributesOf, readHtml, readSiteFile } from './built-site.ts';
import { build, buildWell, makeProject, makeTestFolder, smallSite } from './small-site.ts';

const file = 'third-party-licenses.txt';
const folder = makeTestFolder('licenses');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readListed = (text: string) =>
  [...text.matchAll(/^(\S+) (\S+) \((.+)\): text (\d+)$/gm)].map(
    ([, name = '', version = '', , at]) => ({
      name,
      version,
      text: text.split(/^=+\nText \d+\n=+\n/m)[Number(at)] ?? '',
    }),
  );

test.each([
  ['the app', ['react', 'react-dom', 'scheduler', 'react-server-dom-webpack', 'waku', 'jotai']],
  ['the editor', ['@codemirror/view', '@lezer/javascript', 'style-mod', 'prettier', 'fflate']],
  ['the compiler', ['@babel/core', '@babel/parser', '@stylexjs/babel-plugin', 'jsesc', 'gensync']],
  ['the preview', ['@stylexjs/stylex', 'styleq']],
])('the licenses of the packages in %s come with the site', (_, names) => {
  const listed = readListed(readSiteFile(file));
  for (const name of names) {
    const found = listed.find((one) => one.name === name);
    expect(found?.text, name).toMatch(/Copyright/i);
    expect(found?.text, name).toMatch(/permission is hereby granted|redistribution and use/i);
  }
});

test('every package is listed once, in order, in its installed version, with a license text', () => {
  const listed = readListed(readSiteFile(file));
  expect(listed.length).toBeGreaterThan(50);
  const names = listed.map(({ name, version }) => `${name} ${version}`);
  expect(names).toEqual([...new Set(names)].sort());
  // What is installed in place of a package that nothing loads.
  expect(listed.map(({ name }) => name)).not.toContain('dry-uninstall');
  expect(listed.filter(({ text }) => text.trim().length < 200)).toEqual([]);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const installed = new Set(
    Object.entries<{ name?: string; version: string }>(lock.packages).map(
      ([at, { name, version }]) => `${name ?? at.replace(/^.*node_modules\//, '')} ${version}`,
    ),
  );
  expect(names.filter((name) => !installed.has(name))).toEqual([]);
});

test('the licenses include those of the code in Prettier, and no path of the machine', () => {
  const text = readSiteFile(file);
  expect(text).toContain('The published Prettier artifact additionally contains code');
  expect(text).not.toContain(process.cwd());
});

test('the footer links to the licenses on docs, home, playground and not-found pages', () => {
  for (const page of ['index.html', 'docs/learn/index.html', 'playground/index.html', '404.html']) {
    expect(attributesOf(readHtml(page), 'footer a', 'href')).toContain(`/${file}`);
  }
});

test('another site has the same licenses, even with a cached bundle, and keeps its own files for hosts', {
  tags: 'bundles',
}, async () => {
  const files = smallSite()
    .set('public/_headers', '/*\n  X-Own: yes\n')
    .set('public/.nojekyll', 'mine\n');
  const root = makeProject(path.join(folder, 'site'), files);
  const read = (name: string) => readFileSync(path.join(root, 'dist/public', name), 'utf8');
  await buildWell(root);
  const first = read(file);
  expect(readListed(first).map(({ name }) => name)).toContain('react-dom');
  expect([read('_headers'), read('.nojekyll')]).toEqual(['/*\n  X-Own: yes\n', 'mine\n']);
  const bundle = statSync(path.join(root, '.cache/bundle')).mtimeMs;
  rmSync(path.join(root, 'dist'), { recursive: true });
  await buildWell(root);
  expect(statSync(path.join(root, '.cache/bundle')).mtimeMs).toBe(bundle);
  expect(read(file)).toBe(first);
});

test('a build fails if a package in its scripts has no license text, and names the package', {
  tags: 'bundles',
}, async () => {
  const badge = `'use client';\nimport { word } from 'bare';\nexport const Badge = () => <button type="button">{word()}</button>;\n`;
  const files = smallSite()
    .set('content/docs/guide/badge.tsx', badge)
    .set(
      'content/node_modules/bare/package.json',
      '{"name":"bare","version":"1.2.3","license":"MIT","type":"module","main":"index.js"}',
    )
    .set('content/node_modules/bare/index.js', 'export const word = () => navigator.language;\n');
  const root = makeProject(path.join(folder, 'bare'), files);
  const { code, output } = await build(root);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining(
      "content/node_modules/bare/LICENSE  bare 1.2.3 (MIT) is in the site's scripts and has no license text",
    ),
  });
});
