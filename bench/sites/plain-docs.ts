import type { Corpus, Page } from '../corpus/corpus-types.ts';
import { writeBlocks, writePostBlocks } from '../corpus/write-blocks.ts';
import { type Dialect, writeMarkdown } from '../corpus/write-markdown.ts';

type PlainDialect = Dialect & {
  /** The front matter of a page or post, and where it needs one its heading. */
  start: (about: { title: string; description: string; order: number }) => string;
};

/**
 * The corpus for generators that take no number from a name and have no blog of their own: the
 * posts are pages beside the docs.
 * @param root the folder that holds all of it, with a slash at its end, or nothing
 */
export function writePlainDocs(
  corpus: Corpus,
  root: string,
  dialect: PlainDialect,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of corpus.pages) {
    const text = writeMarkdown(writeBlocks(page, corpus), page, dialect);
    files.set(root + plainFile(page), dialect.start(page) + text);
  }
  corpus.posts.forEach((post, at) => {
    const text = writeMarkdown(writePostBlocks(post.seed), undefined, dialect);
    files.set(`${root}blog/${post.name}.md`, dialect.start({ ...post, order: at + 1 }) + text);
  });
  return files;
}

/** `guide/layout/basics/grids.md`. */
export function plainFile({ folders, name }: Page): string {
  return `${folders.join('/')}/${name}.md`;
}
