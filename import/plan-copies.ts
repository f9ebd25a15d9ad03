import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { findJsonDiagnostics } from '../src/content/front-matter/json-error.ts';
import type { SourceSet } from './docs-sets.ts';
import type { SourceSite } from './find-source.ts';
import { listTranslationMoves } from './languages.ts';
import { listBelow, listMoves, type Move } from './list-content.ts';
import { fieldsOf, itemsOf, stringOf } from './plain-data.ts';
import { listVersionMoves, movesVersions } from './versions.ts';

/** A file to copy. */
export type Copy = Move & {
  /** Its text, where that is changed on the way, and what was. */
  text?: string;
  changed?: string[];
};

export type CopyPlan = {
  copies: Copy[];
  /** Files that are not copied, and why. */
  left: string[];
};

/** What the site makes by itself, in whose place no file of `static/` can be. */
const generated = [
  'index.html',
  '404.html',
  'sitemap.xml',
  'opensearch.xml',
  'blog/rss.xml',
  'blog/atom.xml',
];

/** Lists the files of docs, blog and static folders. */
export function planCopies(source: SourceSite, sets: readonly SourceSet[]): CopyPlan {
  const { folder, config, blog, served } = source;
  const left: string[] = [];
  const statics = itemsOf(config.staticDirectories).flatMap((name) => stringOf(name) ?? []);
  const copies = [
    ...listAllDocs(folder, sets, left),
    ...(movesVersions(source, sets) ? listVersionMoves(source) : []),
    ...listTranslationMoves(source),
    ...(blog ? listMoves(folder, 'blog', blog) : []),
    ...listPages(source),
    ...served.flatMap(({ folder: from, path: to }) =>
      listBelow(path.resolve(folder, from), `public/${to}`),
    ),
    ...(statics.length > 0 ? statics : ['static'])
      .flatMap((name) => listBelow(path.resolve(folder, name), 'public'))
      .filter(({ to }) => {
        const isMade = generated.includes(to.slice('public/'.length));
        if (isMade) left.push(`${to}: the site generates this file`);
        return !isMade;
      }),
  ];
  for (const copy of copies) if (copy.to.endsWith('/_category_.json')) mendCategory(copy);
  return { copies, left };
}

/** Docusaurus reads these files as YAML, which takes a comma before a brace and comments; here they are JSON. */
function mendCategory(copy: Copy): void {
  const text = readFileSync(copy.from, 'utf8');
  if (findJsonDiagnostics(text).length === 0) return;
  const read = parseDocument(text);
  if (read.errors.length > 0) return;
  copy.text = `${JSON.stringify(read.toJS(), null, 2)}\n`;
  copy.changed = ['what only YAML takes is written as JSON'];
}

/** Lists the files of other pages, of texts and components, with what is beside them. */
function listPages({ folder, preset }: SourceSite): Copy[] {
  if (preset.pages === false) return [];
  const { path: written, routeBasePath } = fieldsOf(preset.pages);
  const target = path.posix.join('content/pages', stringOf(routeBasePath) ?? '').replace(/\/$/, '');
  const files = listBelow(path.resolve(folder, stringOf(written) ?? 'src/pages'), target);
  return files.filter(({ to }) => !/\.(?:test|spec)\.|__tests__\//.test(to));
}

/** Lists the files of all sets of docs; of two for one place, only the first is copied. */
function listAllDocs(root: string, sets: readonly SourceSet[], left: string[]): Copy[] {
  const all = sets.flatMap((set) => listDocs(root, set));
  const first = new Map(all.toReversed().map((copy) => [copy.to, copy]));
  return all.filter((copy) => {
    const isFirst = first.get(copy.to) === copy;
    if (!isFirst) left.push(`${copy.to}: the docs at this route have a file of that name already`);
    return isFirst;
  });
}

function listDocs(root: string, { options, folder }: SourceSet): Copy[] {
  return listMoves(root, 'docs', options).map(({ from, to }) => ({
    from,
    to: path.posix.join('content/docs', folder, to.slice('content/docs/'.length)),
  }));
}

/** Copies that would write over a file with another text. */
export function findConflicts(root: string, copies: readonly Copy[]): string[] {
  return copies.flatMap(({ from, to, text }) => {
    const target = path.join(root, to);
    const bytes = () => (text === undefined ? readFileSync(from) : Buffer.from(text));
    return existsSync(target) && !readFileSync(target).equals(bytes()) ? [to] : [];
  });
}
