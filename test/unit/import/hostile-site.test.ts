import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importSite } from '../../../import/import-site.ts';
import { listFiles } from '../../../src/node/list-files.ts';

let root: string;
const at = (name: string) => path.join(root, name);
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
  write({ 'secret/key': 'SECRET', 'old/web/docs/start.md': '# Start\n' });
  mkdirSync(at('new'));
});
afterEach(() => rmSync(root, { recursive: true }));

const config = (fields: string, plugins = '') => ({
  'old/web/docusaurus.config.js': `module.exports = { title: 'Kiln', url: 'https://kiln.example', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: [${plugins}], ${fields} };\n`,
});

/**
 * Imports the site.
 * @returns the list of what was moved, and the files of this project that contain the text SECRET
 */
async function importHostile() {
  const report = await importSite(at('new'), at('old/web'), false);
  const isSecret = (name: string) => readFileSync(at(`new/${name}`), 'utf8').includes('SECRET');
  const published = listFiles(at('new')).filter(isSecret);
  return { report, published };
}

test('folders outside of the project are not copied', async () => {
  write(config("staticDirectories: ['static', '../../secret']"));
  const { report, published } = await importHostile();
  expect(published).toEqual([]);
  expect(report).toContain('- ../../secret/key: it is outside of the project');
});

test('values of files outside of the project are not read', async () => {
  write({
    ...config("customFields: { a: require('../../secret/key.json'), b: require('../own.json') }"),
    'secret/key.json': '{ "key": "SECRET" }',
    'old/own.json': '{ "own": "value" }',
  });
  const { report, published } = await importHostile();
  expect(published).toEqual([]);
  expect(report).toContain('customFields.a');
  expect(readFileSync(at('new/site.config.ts'), 'utf8')).toContain('own: "value"');
});

test('hidden files beside the site are not copied', async () => {
  write({ ...config("staticDirectories: ['..']"), 'old/.env': 'a', 'old/a.txt': 'a' });
  const { report } = await importHostile();
  expect(existsSync(at('new/public/.env'))).toBe(false);
  expect(report).toContain('- ../.env: it is a hidden file beside the site');
  expect(existsSync(at('new/public/a.txt'))).toBe(true);
});

test('symbolic links are copied as the files that they lead to, if those are in the project', async () => {
  write({ ...config(''), 'old/logo.txt': 'logo' });
  symlinkSync(at('secret/key'), at('old/web/docs/key.txt'));
  symlinkSync(at('old/logo.txt'), at('old/web/docs/logo.txt'));
  symlinkSync(at('nowhere'), at('old/web/docs/nowhere.txt'));
  const { report } = await importHostile();
  expect(report).toContain('- docs/key.txt: it is outside of the project');
  expect(report).toContain('- docs/nowhere.txt: it is outside of the project');
  expect(lstatSync(at('new/content/docs/logo.txt')).isFile()).toBe(true);
  expect(existsSync(at('new/content/docs/key.txt'))).toBe(false);
});

test('nothing is written outside of this project, whatever the routes of docs are', async () => {
  write({
    ...config(
      '',
      "['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: '../../../home' }]",
    ),
    'old/web/api/start.md': '# API\n',
  });
  await importHostile();
  expect(existsSync(at('home'))).toBe(false);
  expect(existsSync(at('new/content/docs/home/start.md'))).toBe(true);
});

test('nothing is written outside of this project for a site of Docusaurus 1', async () => {
  rmSync(at('old/web'), { recursive: true });
  write({
    'old/web/siteConfig.js':
      "module.exports = { title: 'Kiln', url: 'https://kiln.example', docsUrl: '../../home' };\n",
    'old/docs/start.md': '# Start\n',
    'old/docs/assets/run.sh': 'run',
  });
  const { report } = await importHostile();
  expect(existsSync(at('home'))).toBe(false);
  expect(report).toContain('it would be copied to public/../../home/assets/run.sh');
});

test('imports give this project no hooks, settings or packages', async () => {
  const imported = ['.npmrc', '.git/hooks/post-commit', 'node_modules/react/index.js'];
  write({
    ...config(''),
    ...Object.fromEntries(imported.map((name) => [`old/web/${name}`, 'run'])),
    'old/web/docs/all.mdx': `${imported.map((name, n) => `import a${n} from '@site/${name}';`).join('\n')}\n\n# All\n`,
  });
  const { report } = await importHostile();
  for (const name of imported) {
    expect(existsSync(at(`new/${name}`)), name).toBe(false);
    expect(report).toContain(`- ${name}: it would be a setting or a package of this project`);
  }
});
