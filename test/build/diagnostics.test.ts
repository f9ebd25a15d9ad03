import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const frontMatterFile = 'content/docs/learn/03-installation.mdx';
const linkFile = 'content/docs/learn/09-acknowledgements.mdx';
const syntaxFile = 'content/blog/2024-06-28-v0.7.3.mdx';

/** What a build needs, without `dist` and tests; with caches, which spare it the bundle and all unchanged pages. */
const needed = [
  '.cache',
  'content',
  'public',
  'src',
  'site.config.ts',
  'plugins.config.ts',
  'waku.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

let root = '';
let result: { status: number | null; stderr: string; linkLine: number; syntaxLine: number };

beforeAll(() => {
  root = copyProject();
  const text = readFileSync(path.join(root, frontMatterFile), 'utf8');
  const wrong = text.replace('---\n', '---\nsidebar_position: first\n');
  writeFileSync(path.join(root, frontMatterFile), wrong);
  const linkLine = appendLine(linkFile, 'See [more](/docs/learn/nowhere/) of it.');
  const syntaxLine = appendLine(syntaxFile, 'A <b>word</i> of it.');
  mkdirSync(path.join(root, 'dist/public'), { recursive: true });
  writeFileSync(path.join(root, 'dist/public/index.html'), 'the earlier site');
  result = { ...runBuild(), linkLine, syntaxLine };
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build with three errors fails', () => {
  expect(result.status).toBe(1);
});

test('the front matter error is reported with its line, its column and the wrong value', () => {
  expect(result.stderr).toContain(`${frontMatterFile}:2:19  `);
  expect(result.stderr).toMatch(/sidebar_position.*\n.*"first"/);
});

test('S1.6 X38 the broken link is reported with its line, its column and its target', () => {
  expect(result.stderr).toContain(`${linkFile}:${result.linkLine}:5  `);
  expect(result.stderr).toContain('/docs/learn/nowhere/');
});

test('the syntax error is reported with its line and column', () => {
  expect(result.stderr).toContain(`${syntaxFile}:${result.syntaxLine}:10  `);
  expect(result.stderr).toContain('</i>');
});

test('no other error is reported, and no stack is shown', () => {
  const places = result.stderr.match(/^\S.*:\d+:\d+ {2}(?!warning).*$/gm) ?? [];
  expect(places.map((place) => place.split(':')[0]).toSorted()).toEqual(
    [frontMatterFile, linkFile, syntaxFile].toSorted(),
  );
  expect(result.stderr).not.toMatch(/^\s+at /m);
});

test('the previous site is unchanged', () => {
  expect(readdirSync(path.join(root, 'dist'))).toEqual(['public']);
  expect(readdirSync(path.join(root, 'dist/public'))).toEqual(['index.html']);
  const page = readFileSync(path.join(root, 'dist/public/index.html'), 'utf8');
  expect(page).toBe('the earlier site');
});

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-diagnostics-'));
  for (const name of needed) {
    cpSync(path.join(process.cwd(), name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Adds a paragraph at the end of a file; returns its line. */
function appendLine(file: string, line: string): number {
  const text = `${readFileSync(path.join(root, file), 'utf8').trimEnd()}\n\n`;
  writeFileSync(path.join(root, file), `${text}${line}\n`);
  return text.split('\n').length;
}

function runBuild(): { status: number | null; stderr: string } {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const args = [path.join(root, 'src/commands/build.ts')];
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}
