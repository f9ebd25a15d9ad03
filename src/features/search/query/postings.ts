import { decodeNumbers } from './numbers.ts';

/** That a term stands in a section of a page, and how well (`places`). */
export type Posting = { page: number; section: number; place: number };

/** Where a term stands, by page and section, and on how many pages it does. */
export type Postings = { list: Posting[]; pages: number; isCut: boolean };

/** The terms of a stretch of the alphabet, and where they stand. */
export type Terms = {
  sorted: readonly string[];
  postings: (at: number) => Postings;
  /** What is best of all terms with a beginning that goes on in the next part. */
  head: (beginning: string) => Postings | undefined;
};

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): Postings {
  const numbers = decodeNumbers(text);
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
    list.push({ page, section: rest >> 1, place: number % 16 });
    goesOn = rest % 2 === 1;
  }
  return { list, pages: isCut ? (numbers[1] ?? pages) : pages, isCut };
}
