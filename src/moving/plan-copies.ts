import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../content/source-path.ts';
import { listFiles } from '../read/list-files.ts';
import type { SourceSite } from './find-source.ts';
import { type Fields, fieldsOf, itemsOf, textOf } from './plain-data.ts';

/** A file to copy: its full path, and where it goes, from the root. */
export type Copy = {
  from: string;
  to: string;
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
const made = [
  'index.html',
  '404.html',
  'sitemap.xml',
  'opensearch.xml',
  'blog/rss.xml',
  'blog/atom.xml',
];

/** Lists the files of docs, blog and static folders. */
export function planCopies(source: SourceSite): CopyPlan {
  const { folder, config, docs, blog, served } = source;
  const left: string[] = [];
  const statics = itemsOf(config.staticDirectories).flatMap((name) => textOf(name) ?? []);
  const copies = [
    ...(docs ? listDocs(path.resolve(folder, textOf(docs.path) ?? 'docs'), docs) : []),
    ...(blog ? listBelow(path.resolve(folder, textOf(blog.path) ?? 'blog'), 'content/blog') : []),
    ...served.flatMap(({ folder: from, path: to }) =>
      listBelow(path.resolve(folder, from), `public/${to}`),
    ),
    ...(statics.length > 0 ? statics : ['static'])
      .flatMap((name) => listBelow(path.resolve(folder, name), 'public'))
      .filter(({ to }) => {
        const isMade = made.includes(to.slice('public/'.length));
        if (isMade) left.push(`${to}: the site generates this file`);
        return !isMade;
      }),
  ];
  return { copies, left };
}

/** @param options of the docs: `include` and `exclude` are patterns of paths in their folder */
function listDocs(folder: string, { include, exclude }: Fields): Copy[] {
  const readPatterns = (written: unknown) => itemsOf(written).flatMap((one) => textOf(one) ?? []);
  const patterns = readPatterns(include);
  const excluded = readPatterns(exclude);
  return listBelow(folder, 'content/docs').filter(({ to }) => {
    const name = to.slice('content/docs/'.length);
    if (excluded.some((one) => path.matchesGlob(name, one))) return false;
    const isChosen = patterns.length === 0 || patterns.some((one) => path.matchesGlob(name, one));
    return isChosen || !isPageFile(name);
  });
}

function listBelow(folder: string, target: string): Copy[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((name) => !/(?:^|\/)(?:node_modules|\.git|\.DS_Store)(?:\/|$)/.test(name))
    .map((name) => ({ from: path.join(folder, name), to: `${target}/${name}` }));
}

/** Copies that would write over a file with another text. */
export function findConflicts(root: string, copies: readonly Copy[]): string[] {
  return copies.flatMap(({ from, to, text }) => {
    const target = path.join(root, to);
    const bytes = () => (text === undefined ? readFileSync(from) : Buffer.from(text));
    return existsSync(target) && !readFileSync(target).equals(bytes()) ? [to] : [];
  });
}

/** What a site has beside that and this command doesn't move, as far as folders tell. */
export function listLeftFolders({ folder, config, docs, hasMath }: SourceSite): string[] {
  const has = (name: string) => existsSync(path.join(folder, name));
  const { i18n } = config;
  const locales = itemsOf(fieldsOf(i18n).locales);
  const { remarkPlugins, rehypePlugins } = fieldsOf(docs);
  return [
    ...(has('src/pages') ? ['src/pages/: write pages as docs, or link to them elsewhere'] : []),
    ...(has('src/theme')
      ? ['src/theme/: swizzled components, see "Replacing a component" in docs/authoring.md']
      : []),
    ...(has('src/css')
      ? ['src/css/: your own style sheets, see "Own CSS" in docs/authoring.md']
      : []),
    ...(has('versioned_docs') ? ['versioned_docs/: only the current version is moved'] : []),
    ...(locales.length > 1 ? [`i18n/: only ${fieldsOf(i18n).defaultLocale ?? 'en'} is moved`] : []),
    ...((remarkPlugins ?? rehypePlugins)
      ? [
          `remarkPlugins and rehypePlugins of the docs${hasMath ? ', except those for formulas' : ''}`,
        ]
      : []),
    ...['scripts', 'stylesheets', 'headTags', 'clientModules'].flatMap((name) =>
      itemsOf(config[name]).length > 0 ? [`${name} of docusaurus.config`] : [],
    ),
  ];
}
