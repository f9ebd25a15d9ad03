import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultError } from '../faults/fault.ts';
import { planDoc } from './new-doc.ts';
import { fileExists, type NewFile } from './new-file.ts';
import { planPost } from './new-post.ts';

const usage = [
  'Create a post or a page of the documentation:',
  '',
  '    npm run new -- post "Release 0.14.0"',
  '    npm run new -- doc learn/recipes/animations',
  '',
  'The name of a post is today and its title. The path of a doc is its address below /docs/; you can leave',
  'out number prefixes. The file gets the next number if its neighbours have numbers.',
].join('\n');

/**
 * Creates one file, and never overwrites another.
 * @param words the arguments of `npm run new --`
 * @param today the day of a post, by the local date
 * @returns the path of the file from the root
 * @throws FaultError that says what is wrong, or which file exists
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
  throw new FaultError([{ file: 'npm run new', message: `${problemOf(kind, more)}\n\n${usage}` }]);
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
