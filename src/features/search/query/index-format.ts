import { afterSpellings } from './tokenize.ts';

/**
 * The files that the build writes and browsers read. `core` describes the other files: a shard has the terms of a
 * range of the alphabet, a group has the texts of some pages.
 */
export type IndexCore = {
  /** Changes with the pages and their sections: detects files of another build. */
  stamp: string;
  language: string;
  pages: number;
  /** The first term of each shard. */
  starts: string[];
  /** The number of pages in each group. */
  groups: number[];
  /** The properties that consecutive pages share, with the number of these pages. */
  kinds: IndexedKind[];
  runs: [pages: number, kind: number][];
  /** The heads of all pages, if they are few; otherwise they are in the groups. */
  heads?: IndexedHead[];
};

export type IndexedKind = { lvl0: string; tag: string; version?: string; weight: number };

/** `id` is 0 where it follows from the text. */
export type SectionHead = [depth: number, text: string, id: string | 0];
/** A page: its path with the base, its title, and its headings. */
export type IndexedHead = [path: string, title: string, ...sections: SectionHead[]];

export type TermShard = {
  stamp: string;
  /** Sorted, front-coded, separated by spaces: a digit of base 36 is the length of the shared prefix. */
  terms: string;
  /** The postings of each term, separated by spaces: see `postings.ts`. */
  posts: string;
  /** The best postings of a prefix whose terms continue in the next shard. */
  heads: Record<string, string>;
};

/** The blocks of text of each section of each page of a group; the first section has no heading. */
export type PageGroup = { stamp: string; heads?: IndexedHead[]; texts: string[][][] };

/** The prefix of blocks that are code; other blocks never start with it. */
export const codeMark = '\t';

/** The fields of a section, best first; headings are divided by their number of words. */
export const fields = {
  title: [15, 14, 13],
  titleSubword: [12, 11, 11],
  heading: [10, 9, 8],
  headingSubword: 7,
  lead: 6,
  textOften: 5,
  textTwice: 4,
  text: 3,
  textSubword: 2,
  codeOften: 1,
  code: 0,
} as const;

/** The shard that a term and its spellings are in, or would be in. @param starts the first term of each shard */
export function findTermShard(starts: readonly string[], term: string): number {
  const after = starts.findIndex((start) => start > term + afterSpellings);
  return Math.max(0, (after === -1 ? starts.length : after) - 1);
}

/** The id that a heading gets by default. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
