import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEngine } from '../../bench/sites/own-site.ts';
import { writeFiles } from '../../bench/sites/write-site.ts';
import { strangeSite } from '../strange-site.ts';

let root: string;
let said: string;
let status: number | null;
const read = (file: string) => readFileSync(path.join(root, 'new/dist/public', file), 'utf8');
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [script, ...words], {
    cwd: path.join(root, 'new'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, DEBUG: undefined, VITEST: undefined },
  });

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'strange-tree-'));
  writeFiles(path.join(root, 'old'), strangeSite);
  copyEngine(process.cwd(), path.join(root, 'new'));
  run('import/import.ts', '../old');
  const built = run('src/commands/build.ts');
  said = built.stderr;
  status = built.status;
});
afterAll(() => rmSync(root, { recursive: true }));

test('a site of strangers is built as it is', () => {
  expect(
    said.split('\n').filter((line) => /^\S/.test(line) && !line.includes('warning: ')),
  ).toEqual([]);
  expect(status).toBe(0);
});

test('pages have the components that need no import', () => {
  const html = read('docs/weave/index.html');
  expect(html).toContain('<div class="card"><b>warp</b>');
  for (const text of ['<i class="inline">along</i>', '<b>weft</b>', '>tick<', '>cross<'])
    expect(html).toContain(text);
});

test('a component with styles keeps the components that are its properties', () => {
  expect(read('docs/weave/index.html')).toContain('<u>woven</u>');
});

test('drawings that components import or require are in the page, also from .js files', () => {
  const html = read('docs/weave/index.html');
  expect(html).toMatch(/<svg [^>]*id="imported"[^>]*><\/svg><svg [^>]*id="required"/);
});

test('types may be imported without `type`', () => {
  expect(read('docs/types/index.html')).toContain('ells');
});

test('what pages have twice or nobody has is a warning at its place, once', () => {
  const lines = said.split('\n').filter((line) => /twice|"same"|gone\.png|card\.png/.test(line));
  expect(lines).toEqual([
    'content/docs/hidden.mdx:22:1  warning: duplicate id "same"',
    expect.stringMatching(/^content\/docs\/hidden\.mdx:9:\d+ {2}warning: .*card\.png/),
    expect.stringMatching(/^src\/components\/Shown\.jsx:2:\d+ {2}warning: .*duplicate id "twice"/),
    expect.stringMatching(/^src\/components\/Shown\.jsx:3:\d+ {2}warning: .*gone\.png/),
  ]);
});

test('a page without a title and a heading has one for screen readers', () => {
  expect(read('docs/hidden/index.html')).toMatch(/<h1 class="visually-hidden">Hidden<\/h1>/);
});

test('code, pictures and Markdown beside the docs are shown', () => {
  const html = read('docs/files/index.html');
  for (const text of ['connect', 'loom-', 'part-', '<div class="frame">framed</div>'])
    expect(html).toContain(text);
});

test('a component may use a function of a module that also has hooks', () => {
  expect(read('docs/parts/index.html')).toContain('<kbd>pnpm add loom</kbd>');
});

test('relative links of components lead where they led, and one that cannot be moved is a warning with its new form', () => {
  const html = read('docs/parts/index.html');
  for (const address of ['../types/', '../more/#threads', 'weave'])
    expect(html).toContain(`href="${address}"`);
  expect(read('print/docs/index.html')).toMatch(/<a href="#p\d+">Types<\/a>/);
  expect(said).toMatch(
    /src\/components\/Beside\.jsx:2:\d+ {2}warning: page \/loom\/docs\/parts\/: broken address "weave".*\n +It should be \.\.\/weave\/\n/,
  );
});

test('diagrams are shown as code, code of elements as it is, and an id that is not closed as text', () => {
  const html = read('docs/more/index.html');
  expect(html).toMatch(/<pre[^>]*><code>\s*(?:<!-- -->)?<b>warp<\/b>(?:<!-- -->)? and /);
  for (const text of ['</span> weft', '{#threads]', 'src="https://films.example/shed"'])
    expect(html).toContain(text);
});
