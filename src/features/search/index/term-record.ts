import { packSpot } from './encode-postings.ts';

/** The terms that a build found in its pages, so that the next one reads only new pages. */
export type TermRecord = {
  words: readonly string[];
  /** The key of each page, and how many numbers of `pairs` belong to it. */
  keys: readonly string[];
  counts: readonly number[];
  /** For each page, pairs of the number of a term and its spot. */
  pairs: Uint32Array;
};

/** All terms with their postings: `all` from `start` to `end`, packed and in order. */
export type CollectedTerms = {
  terms: readonly { term: string; start: number; end: number }[];
  all: Float64Array;
};

/** The pairs of each page that a build has read, by its key. */
export function listKnownPages(record: TermRecord | undefined): Map<string, Uint32Array> {
  let start = 0;
  const { keys = [], counts = [], pairs = new Uint32Array() } = record ?? {};
  return new Map(
    keys.map((key, at) => {
      const end = start + (counts[at] ?? 0);
      const pagePairs = pairs.subarray(start, end);
      start = end;
      return [key, pagePairs];
    }),
  );
}

/**
 * Groups the pairs of all pages by term.
 * @param pages the pairs of each page, by its number
 */
export function gatherTerms(
  words: readonly string[],
  pages: readonly Uint32Array[],
): CollectedTerms {
  const ends = countWords(words, pages);
  for (let at = 1; at < ends.length; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  const all = new Float64Array(ends.at(-1) ?? 0);
  const starts = ends.slice();
  for (let page = pages.length - 1; page >= 0; page -= 1) {
    const pairs = pages[page] ?? new Uint32Array();
    for (let at = pairs.length - 2; at >= 0; at -= 2) {
      const start = (starts[pairs[at] ?? 0] ?? 0) - 1;
      starts[pairs[at] ?? 0] = start;
      all[start] = packSpot(page, pairs[at + 1] ?? 0);
    }
  }
  const terms = words.map((term, at) => ({ term, start: starts[at] ?? 0, end: ends[at] ?? 0 }));
  return { terms: terms.filter(({ start, end }) => start < end), all };
}

/** Creates the record for the next build, without terms that no page has any more. */
export function writeRecord(
  words: readonly string[],
  keys: readonly string[],
  pages: readonly Uint32Array[],
): TermRecord {
  const counts = countWords(words, pages);
  const usedWords = words.filter((_, at) => counts[at]);
  let next = 0;
  const numbers = counts.map((count) => (count ? next++ : 0));
  const pairs = new Uint32Array(pages.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const page of pages) {
    pairs.set(page, end);
    end += page.length;
  }
  for (let at = 0; at < pairs.length; at += 2) pairs[at] = numbers[pairs[at] ?? 0] ?? 0;
  return { words: usedWords, keys, counts: pages.map(({ length }) => length), pairs };
}

/** The number of postings of each term. */
function countWords(words: readonly string[], pages: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(words.length);
  for (const pairs of pages) {
    for (let at = 0; at < pairs.length; at += 2) {
      const word = pairs[at] ?? 0;
      counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  return counts;
}
