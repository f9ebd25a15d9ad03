import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newContent } from '../../../../src/commands/scaffold/new-content.ts';
import { createContentCompiler } from '../../../../src/compile/files/content-cache.ts';
import { readContent } from '../../../../src/compile/files/read-content.ts';
import { DiagnosticError } from '../../../../src/diagnostics/diagnostic.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const own = path.resolve(import.meta.dirname, '../../../..');
/** Late in the evening, where the author is. */
const today = new Date(2026, 2, 7, 23, 59);

const { at, read, write } = temporaryFolder();
beforeEach(() => {
  cpSync(path.join(own, 'content'), at('content'), { recursive: true });
});

const make = (...words: string[]) => newContent(at(), words, today);

function refusal(...words: string[]): string {
  try {
    make(...words);
  } catch (error) {
    if (error instanceof DiagnosticError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('a post is named after the day and its title, with complete front matter', () => {
  expect(make('post', 'Release 0.14.0')).toBe('content/blog/2026-03-07-release-0.14.0.mdx');
  expect(read('content/blog/2026-03-07-release-0.14.0.mdx')).toMatch(
    /^---\ntitle: Release 0\.14\.0\ndescription: .+\nauthors: \[stylex\]\ntags: \[release\]\n---\n\n.+\n\n\{\/\* truncate \*\/\}\n\n/,
  );
});

test.each([
  ['Why «atomic» CSS?', 'why-atomic-css'],
  ["What's new: größe & 例", 'whats-new-größe-例'],
  ['v1. And .5, 2.0.', 'v1-and-5-2.0'],
  ['../../escape', 'escape'],
])('the title %s gives the name %s', (title, name) => {
  expect(make('post', title)).toBe(`content/blog/2026-03-07-${name}.mdx`);
});

test('the words of a title need no quotes', () => {
  expect(make('post', 'Release', '0.14.0')).toBe('content/blog/2026-03-07-release-0.14.0.mdx');
});

test('a title that YAML would misread is quoted', () => {
  const file = make('post', 'Types: "strict" by default');
  expect(read(file)).toContain(`title: 'Types: "strict" by default'`);
});

test.each([
  ['learn/recipes/x', 'content/docs/learn/06-recipes/07-x.mdx', 'X'],
  ['content/docs/learn/recipes/x.mdx', 'content/docs/learn/06-recipes/07-x.mdx', 'X'],
  [
    'learn/06-recipes/two-column-layout',
    'content/docs/learn/06-recipes/07-two-column-layout.mdx',
    'Two column layout',
  ],
  ['learn/recipes/42-answer', 'content/docs/learn/06-recipes/42-answer.mdx', 'Answer'],
  [
    'api/javascript/defineMarker',
    'content/docs/api/02-javascript/10-defineMarker.mdx',
    'defineMarker',
  ],
  ['handbook/start', 'content/docs/handbook/start.mdx', 'Start'],
  ['learn/handbook/start', 'content/docs/learn/10-handbook/start.mdx', 'Start'],
  ['learn/recipes/index', 'content/docs/learn/06-recipes/index.mdx', 'Recipes'],
])('the doc %s is created as %s', (written, file, title) => {
  expect(make('doc', written)).toBe(file);
  expect(read(file)).toMatch(new RegExp(`^---\ntitle: ${title}\ndescription: .+\n---\n\n`));
});

test('numbers have the format of those in the same folder', () => {
  const folder = at('content/docs/handbook');
  mkdirSync(folder);
  writeFileSync(path.join(folder, '009. First.mdx'), '');
  expect(make('doc', 'handbook/second')).toBe('content/docs/handbook/010. second.mdx');
});

test('created files have no diagnostics and no warnings', async () => {
  for (const file of globSync('content/**/*.mdx', { cwd: at() })) rmSync(at(file));
  const files = [
    make('post', 'Release 0.14.0'),
    make('post', 'A: "b"'),
    make('doc', 'learn/recipes/x'),
  ];
  const { index, diagnostics } = await readContent(
    at(),
    createContentCompiler(at(), { version: '1' }),
    false,
  );
  expect(diagnostics.filter(({ file }) => files.includes(file))).toEqual([]);
  const read = [...index.docs, ...index.posts].map(({ file }) => file);
  expect(read).toEqual(expect.arrayContaining(files));
  expect(index.posts.find(({ file }) => file === files[0])).toMatchObject({
    date: '2026-03-07',
    facts: { truncated: true },
  });
});

test('an existing file is named and not changed', () => {
  const file = make('post', 'Release 0.14.0');
  write(file, 'mine');
  expect(refusal('post', 'RELEASE 0.14.0')).toBe(
    `${file}  this file already exists, and was not changed`,
  );
  expect(read(file)).toBe('mine');
  expect(refusal('doc', 'learn/recipes/Variants')).toContain(
    'content/docs/learn/06-recipes/01-variants.mdx  this file already exists',
  );
  expect(refusal('doc', 'learn/installation.md')).toContain(
    'content/docs/learn/03-installation.mdx',
  );
  expect(refusal('doc', 'learn/recipes')).toContain(
    'content/docs/learn/06-recipes  a folder already has this name',
  );
});

test.each(['../x', 'learn/../../../x', '/etc/x', 'learn//x', 'learn/_x', '.x', 'learn/', '..\\x'])(
  'the path %s is rejected',
  (written) => {
    expect(refusal('doc', written)).toContain('is not a valid page path');
  },
);

test('a folder that differs from another only in case is not created', () => {
  expect(refusal('doc', 'Learn/My page')).toBe(
    'content/docs/learn  "Learn" differs from this folder only in case\n    Write "learn" for "Learn".',
  );
  expect(refusal('doc', 'learn/Recipes/x')).toContain('Write "recipes" for "Recipes".');
});

test('a symbolic link out of the content is not followed', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  symlinkSync(outside, at('content/docs/out'));
  expect(refusal('doc', 'out/x')).toContain('points outside content/');
  rmSync(outside, { recursive: true });
});

test.each([
  [[], 'needs post or doc'],
  [['page', 'x'], 'cannot create "page"'],
  [['post'], 'needs the title'],
  [['post', ' '], 'needs the title'],
  [['doc'], 'needs the path'],
  [['doc', 'a', 'b'], 'takes one path'],
  [['post', '--help'], 'npm run new -- post "Release 0.14.0"'],
])('the arguments %j give an error with examples', (words, problem) => {
  const message = refusal(...words);
  expect(message).toContain(problem);
  expect(message).toContain('npm run new -- doc learn/recipes/animations');
});

test('a title without letters is rejected', () => {
  expect(refusal('post', '!!!')).toContain('cannot make a file name');
});
