import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { splitNumberPrefix } from '../../content/source-path.ts';
import { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import { fileExists, frontMatterOf, type NewFile } from './new-file.ts';

const folder = 'content/docs';

/**
 * Creates a page of the documentation.
 * @param written its path below `content/docs`, without number prefixes: `learn/recipes/x`
 * @throws DiagnosticError if the path leads elsewhere, or such a page exists
 */
export function planDoc(root: string, written: string): NewFile {
  const segments = readSegments(written);
  const name = segments.pop() ?? '';
  const place = segments.reduce((above, segment) => findFolder(root, above, segment), folder);
  rejectOutside(root, place, written);
  rejectDuplicates(root, place, name);
  const title = titleOf(
    splitNumberPrefix(name).name === 'index' ? (segments.at(-1) ?? name) : name,
  );
  const description = `${title} in one sentence, for search engines and link previews.`;
  const text = [
    ...frontMatterOf(title, description),
    '',
    'What a reader can do after this page.',
    '',
    '## First step',
    '',
    'How to do it.',
    '',
  ].join('\n');
  return { file: `${place}/${prefixFor(root, place, name)}${name}.mdx`, text };
}

function readSegments(written: string): string[] {
  const segments = written
    .replaceAll('\\', '/')
    .replace(/^content\/docs\//, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  const wrong = segments.find(
    (segment) => segment.trim() === '' || /^[._]|[<>:"|?*\p{Cc}]/u.test(segment),
  );
  if (wrong === undefined) return segments.map((segment) => segment.trim().normalize('NFC'));
  throw new DiagnosticError([
    {
      file: folder,
      message: `"${written}" is not a valid page path`,
      hint:
        'Write its folders and its name with slashes between, as in ' +
        'learn/recipes/animations; none can be empty or start with "." or "_".',
    },
  ]);
}

/** The folder of that name, with or without number prefix; a new one if there is none. */
function findFolder(root: string, place: string, segment: string): string {
  const folders = readdir(root, place).filter((entry) => entry.isDirectory());
  const match =
    folders.find((entry) => entry.name === segment) ??
    folders.find((entry) => splitNumberPrefix(entry.name).name === segment);
  if (!match) rejectOtherCase(folders, place, segment);
  return `${place}/${match?.name ?? prefixFor(root, place, segment) + segment}`;
}

/** Folders whose names differ only in case are the same on some file systems, and for readers. */
function rejectOtherCase(folders: readonly Dirent[], place: string, segment: string): void {
  const other = folders.find((entry) => pageName(entry.name) === pageName(segment));
  if (!other) return;
  const { name } = splitNumberPrefix(other.name);
  const message = `"${segment}" differs from this folder only in case`;
  const hint = `Write "${name}" for "${segment}".`;
  throw new DiagnosticError([{ file: `${place}/${other.name}`, message, hint }]);
}

/** A symbolic link on the way could lead anywhere. */
function rejectOutside(root: string, place: string, written: string): void {
  let existing = path.join(root, place);
  while (!existsSync(existing)) existing = path.dirname(existing);
  const inside = path.relative(realpathSync(root), realpathSync(existing)).split(path.sep);
  // Without any content, only the root exists.
  if (inside[0] === 'content' || existing === root) return;
  throw new DiagnosticError([{ file: place, message: `"${written}" points outside content/` }]);
}

function rejectDuplicates(root: string, place: string, name: string): void {
  const wanted = pageName(name);
  const same = readdir(root, place).filter((entry) => pageName(entry.name) === wanted);
  for (const entry of same) {
    const file = `${place}/${entry.name}`;
    if (entry.isDirectory()) {
      const hint = 'The page of a folder is its index: add /index to the path.';
      throw new DiagnosticError([{ file, message: 'a folder already has this name', hint }]);
    }
    if (/\.mdx?$/.test(entry.name)) throw fileExists(file);
  }
}

function pageName(name: string): string {
  return splitNumberPrefix(name.replace(/\.mdx?$/, ''))
    .name.normalize('NFC')
    .toLowerCase();
}

/** The prefix with the next number, formatted like its neighbours': `07-`; empty if they have none. */
function prefixFor(root: string, place: string, name: string): string {
  if (splitNumberPrefix(name).order !== undefined || /^(?:index|readme)$/i.test(name)) return '';
  const prefixes = readdir(root, place).flatMap((entry) => {
    const plain = splitNumberPrefix(entry.name);
    if (plain.order === undefined) return [];
    return [{ order: plain.order, text: entry.name.slice(0, -plain.name.length) }];
  });
  const last = prefixes.sort((a, b) => a.order - b.order).at(-1);
  if (!last) return '';
  return last.text.replace(/^\d+/, (digits) => String(last.order + 1).padStart(digits.length, '0'));
}

function readdir(root: string, place: string) {
  const full = path.join(root, place);
  return existsSync(full) ? readdirSync(full, { withFileTypes: true }) : [];
}

/** `light-dark-themes` becomes `Light dark themes`; letters keep their case: `createTheme`. */
function titleOf(name: string): string {
  const words = splitNumberPrefix(name).name.replace(/[-_]+/g, ' ').trim();
  return /\s/.test(words) || /^\p{Ll}+$/u.test(words)
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
}
