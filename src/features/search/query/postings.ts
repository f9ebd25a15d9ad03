import { decodeVlq } from './vlq.ts';

/** A term's occurrence in a section of a page, with its best field. */
export type Posting = { page: number; section: number; field: number };

/** The occurrences of a term, by page and section, and the number of its pages. */
export type Postings = { list: Posting[]; pages: number; isCut: boolean };

/** The terms of a range of the alphabet, and their postings. */
export type Terms = {
  sorted: readonly string[];
  postings: (at: number) => Postings;
  /** The best postings of a prefix whose terms continue in the next part. */
  head: (beginning: string) => Postings | undefined;
};

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): Postings {
  const numbers = decodeVlq(text);
  const isCut = numbers[0] === 0;
  const list: Posting[] = [];
  let page = -1;
  let goesOn = false;
  let pages = 0;
  for (const number of isCut ? numbers.slice(2) : numbers) {
    if (!goesOn) {
      page += number;
      pages += 1;
      goesOn = true;
      continue;
    }
    const rest = Math.floor(number / 16);
    list.push({ page, section: rest >> 1, field: number % 16 });
    goesOn = rest % 2 === 1;
  }
  return { list, pages: isCut ? (numbers[1] ?? pages) : pages, isCut };
}
