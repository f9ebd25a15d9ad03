import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { authorsPath, tagsPath } from '../../content/data-files.ts';
import { listContentFiles } from '../../content/list-content-files.ts';
import { readPostPath } from '../../content/source-path.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { planDoc } from './new-doc.ts';
import { fileExists, frontMatterOf, type NewFile } from './new-file.ts';

const usage = [
  'Create a post or a page of the documentation, or freeze the documentation as a version:',
  '',
  '    npm run new -- post "Release 0.14.0"',
  '    npm run new -- doc learn/recipes/animations',
  '    npm run new -- version 1.2',
  '',
  'The name of a post is today and its title. The path of a doc is its address below /docs/; you can leave',
  'out number prefixes. The file gets the next number if its neighbours have numbers.',
].join('\n');

/**
 * Creates one file, and never overwrites another.
 * @param words the arguments of `npm run new --`
 * @param today the day of a post, by the local date
 * @returns the path of the file from the root
 * @throws DiagnosticError that says what is wrong, or which file exists
 */
export function newContent(root: string, words: readonly string[], today: Date): string {
  const { file, text } = plan(root, words, today);
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(target, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw fileExists(file);
  }
  return file;
}

function plan(root: string, [kind, ...rest]: readonly string[], today: Date): NewFile {
  const [first, more] = rest;
  const isText = rest.join('').trim() !== '' && !rest.some((word) => word.startsWith('--'));
  if (kind === 'post' && isText) return planPost(root, rest.join(' ').trim(), today);
  if (kind === 'doc' && isText && first !== undefined && more === undefined) {
    return planDoc(root, first);
  }
  throw new DiagnosticError([
    { file: 'npm run new', message: `${problemOf(kind, more)}\n\n${usage}` },
  ]);
}

function problemOf(kind: string | undefined, more: string | undefined): string {
  if (kind === undefined) return 'needs post or doc, and a title or path.';
  if (kind !== 'post' && kind !== 'doc')
    return `cannot create "${kind}"; it creates a post or a doc.`;
  if (kind === 'doc' && more !== undefined) {
    return 'takes one path: put quotes around a path with spaces.';
  }
  return kind === 'post' ? 'needs the title of the post.' : 'needs the path of the doc.';
}

const folder = 'content/blog';

/**
 * Creates a post of today, with all that its front matter needs.
 * @throws DiagnosticError if the title has no letter, or the blog already has such a post
 */
function planPost(root: string, title: string, today: Date): NewFile {
  const slug = slugOf(title);
  if (slug === '') {
    const hint = 'Give it a title with letters or digits.';
    throw new DiagnosticError([
      { file: folder, message: `cannot make a file name from "${title}"`, hint },
    ]);
  }
  const name = `${dateOf(today)}-${slug}`;
  rejectDuplicates(root, name);
  const authors = keysOf(path.join(root, authorsPath)).slice(0, 1);
  const words = slug.split('-');
  const tags = keysOf(path.join(root, tagsPath)).filter((tag) => words.includes(tag));
  const description = `${title} in one sentence: what a reader gets from it.`;
  const text = [
    ...frontMatterOf(title, description, [
      `authors: [${authors.map(inline).join(', ')}]`,
      `tags: [${tags.map(inline).join(', ')}]`,
    ]),
    '',
    'What is new, in a paragraph that lists show as well.',
    '',
    '{/* truncate */}',
    '',
    '## What it is about',
    '',
    'The rest of the post.',
    '',
  ].join('\n');
  return { file: `${folder}/${name}.mdx`, text };
}

/** `Release 0.14.0: größer!` becomes `release-0.14.0-größer`. */
function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}.]+|\.(?!\p{N})|(?<!\p{N})\./gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

/** The local calendar date. */
function dateOf(today: Date): string {
  const [month, day] = [today.getMonth() + 1, today.getDate()].map((number) =>
    String(number).padStart(2, '0'),
  );
  return `${today.getFullYear()}-${month}-${day}`;
}

/** A post with the same date and name, in any form of its path. */
function rejectDuplicates(root: string, name: string): void {
  const wanted = readPostPath(name);
  const posts = listContentFiles(root, folder).files.filter((file) => /\.mdx?$/.test(file));
  const same = posts.find((file) => {
    const { slug, date } = readPostPath(file.slice(folder.length + 1));
    return slug.toLowerCase() === wanted.slug && date === wanted.date;
  });
  if (same !== undefined) throw fileExists(same);
}

/** The keys of a YAML file; none if it is missing or invalid, which checks of content report. */
function keysOf(file: string): string[] {
  try {
    const value: unknown = parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  } catch {
    return [];
  }
}

/** A string in a YAML list. */
function inline(text: string): string {
  return /^[a-z][\w-]*$/i.test(text) ? text : JSON.stringify(text);
}
