import path from 'node:path';
import type { Corpus, Page } from '../corpus/corpus-types.ts';
import { writeBlocks, writePostBlocks } from '../corpus/write-blocks.ts';
import {
  type Dialect,
  labelledAdmonition,
  titledFence,
  writeFrontMatter,
  writeMarkdown,
} from '../corpus/write-markdown.ts';

/**
 * The corpus as Docusaurus authors write it, and we read it: numbers before the names, links by
 * file, a `_category_.json` in each folder.
 * @param docs, blog the folders that hold them
 */
export function writeNumberedDocs(
  corpus: Corpus,
  { docs, blog }: { docs: string; blog: string },
): Map<string, string> {
  const files = new Map<string, string>();
  const dialect: Dialect = {
    link: (from, to) => linkBetween(from && numberedFile(from, corpus), numberedFile(to, corpus)),
    admonition: labelledAdmonition,
    fence: titledFence,
  };
  for (const page of corpus.pages) {
    const { title, description } = page;
    const text = writeMarkdown(writeBlocks(page, corpus), page, dialect);
    const source = writeFrontMatter({ title, description }) + text;
    files.set(`${docs}/${numberedFile(page, corpus)}`, source);
  }
  for (const { folders, label, order } of corpus.folders) {
    const category = JSON.stringify({ label, position: order }, null, 2);
    files.set(`${docs}/${numberedFolder(folders, corpus)}/_category_.json`, `${category}\n`);
  }
  for (const { name, date, title, description, seed } of corpus.posts) {
    const matter = writeFrontMatter({ title, description, authors: 'team', tags: ['release'] });
    const text = writeMarkdown(writePostBlocks(seed), undefined, dialect);
    const preview = text.replace('\n\n', '\n\n{/* truncate */}\n\n');
    files.set(`${blog}/${date}-${name}.mdx`, matter + preview);
  }
  files.set(`${blog}/authors.yml`, 'team:\n  name: The team\n  url: https://example.com/team\n');
  files.set(`${blog}/tags.yml`, 'release:\n  label: release\n  permalink: /release\n');
  return files;
}

/** `guide/02-layout/01-basics/03-grids.mdx`. */
export function numberedFile(page: Page, corpus: Corpus): string {
  const name = page.name === 'index' ? 'index' : `${twoDigits(page.order)}-${page.name}`;
  return `${numberedFolder(page.folders, corpus)}/${name}.mdx`;
}

/** The outermost folder has no number: sidebars are made from it by its name. */
function numberedFolder(folders: readonly string[], corpus: Corpus): string {
  const numbered = folders.map((name, depth) => {
    const key = folders.slice(0, depth + 1).join('/');
    const order = corpus.folders.find((folder) => folder.folders.join('/') === key)?.order ?? 1;
    return depth === 0 ? name : `${twoDigits(order)}-${name}`;
  });
  return numbered.join('/');
}

function linkBetween(from: string | undefined, to: string): string {
  if (!from) return `/docs/${to}`;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function twoDigits(order: number): string {
  return String(order).padStart(2, '0');
}
