/**
 * What the build writes and the browser reads. `core` says where all else stands; a part of the
 * terms holds those of a stretch of the alphabet; a group holds the texts of some pages.
 */
export type IndexCore = {
  /** Changes with the pages and their sections: parts of another build are told by it. */
  stamp: string;
  language: string;
  pages: number;
  /** The first term of each part. */
  starts: string[];
  /** How many pages each group has. */
  groups: number[];
  /** What pages have in common, and how many pages in a row have it. */
  kinds: PageKind[];
  runs: [pages: number, kind: number][];
  /** The heads of all pages, where these are few; else they stand in the groups. */
  heads?: PageHead[];
};

export type PageKind = { lvl0: string; tag: string; version?: string; weight: number };

/** `id` is 0 where it follows from the text. */
export type SectionHead = [depth: number, text: string, id: string | 0];
/** A page: its path with the base, its title, and its headings. */
export type PageHead = [path: string, title: string, ...sections: SectionHead[]];

export type TermPart = {
  stamp: string;
  /** Sorted and front-coded, with spaces between: a digit of base 36 says what is as before. */
  terms: string;
  /** For each term, in their order, with spaces between: see `decodePostings`. */
  posts: string;
  /** What is best among all terms with a beginning that goes on in the next part. */
  heads: Record<string, string>;
};

/** The blocks of text of each section of each page of a group; the first section has no heading. */
export type PageGroup = { stamp: string; heads?: PageHead[]; texts: string[][][] };

/** From what is best: where a term stands in a section. Each field with the number of its words. */
export const places = {
  title: [15, 14, 13],
  titlePart: [12, 11, 11],
  heading: [10, 9, 8],
  headingPart: 7,
  lead: 6,
  textOften: 5,
  textTwice: 4,
  text: 3,
  textPart: 2,
  codeOften: 1,
  code: 0,
} as const;

/** The id that a heading gets where nothing else is asked for. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
