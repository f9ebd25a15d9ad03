import type { ContentFacts } from '../content/content-index.ts';
import type { Head } from '../content/read-doc.ts';
import { isPageFile } from '../content/source-path.ts';
import type { Fault } from '../faults/fault.ts';
import type { ContentCompiler } from './content-cache.ts';
import { readText } from './read-text.ts';

/** A content file: what its front matter says, and what compiling found; none where it cannot be. */
export type ReadPage<H> = {
  file: string;
  head?: Head<H>;
  facts?: ContentFacts;
  faults: Fault[];
};

type AnyHead = { frontMatter: { draft: boolean } };

/** `drafts`: whether the text of a draft counts too. */
export type ReadOptions = { root: string; compile: ContentCompiler; drafts: boolean };

/** How many files are in work at once: the texts of these are in memory. */
const filesAtOnce = 64;

/**
 * Reads and compiles the pages among some files.
 * @param files paths relative to the root
 * @param readHead reads the front matter of one
 * @returns each page with all its faults, in the order of the files
 */
export async function readPages<H extends AnyHead>(
  files: readonly string[],
  readHead: (file: string, source: string) => Head<H>,
  options: ReadOptions,
): Promise<ReadPage<H>[]> {
  const names = files.filter(isPageFile);
  const pages: ReadPage<H>[] = new Array(names.length);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < names.length; at = next++) {
      pages[at] = await readPage(names[at] ?? '', readHead, options);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return pages;
}

async function readPage<H extends AnyHead>(
  file: string,
  readHead: (file: string, source: string) => Head<H>,
  { root, compile, drafts }: ReadOptions,
): Promise<ReadPage<H>> {
  const read = readText(root, file);
  if ('fault' in read) return { file, faults: [read.fault] };
  const head = readHead(file, read.text);
  if (head.value?.frontMatter.draft && !drafts) return { file, head, faults: head.faults };
  const { compiled, faults } = await compile(file, read.text);
  const all = [...head.faults, ...faults];
  if (!compiled) return { file, head, faults: all };
  return { file, head, facts: compiled, faults: all };
}

/** Files that are pages but for the letters of their ending, which a reader may not see. */
export function warnOfEndings(files: readonly string[]): Fault[] {
  return files
    .filter((file) => /\.mdx?$/i.test(file) && !/\.mdx?$/.test(file))
    .filter((file) => isPageFile(file.toLowerCase()))
    .map((file) => ({
      file,
      message: 'this is no page: the ending is in capital letters',
      hint: 'Name it .md or .mdx; or start its name with _ if it is to be none.',
      severity: 'warning',
    }));
}
