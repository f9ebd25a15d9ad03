import { decodeNumbers, encodeNumbers } from './numbers.ts';

/** That a term stands in a section of a page, and how well (`places`). */
export type Posting = { page: number; section: number; place: number };

/** Where a term stands, by page and section, and on how many pages it does. */
export type Postings = { list: Posting[]; pages: number; isCut: boolean };

/** What a term that is nearly everywhere is cut to. */
const most = 1500;

/**
 * Writes where a term stands: pages by their distance, and for each its sections. Of very common
 * terms only the best places are kept, and the number of all pages.
 * @param list in order, each place once
 */
export function encodePostings(list: readonly Posting[]): string {
  const kept = list.length > most ? takeBest(list) : list;
  const numbers: number[] = kept === list ? [] : [0, new Set(list.map(({ page }) => page)).size];
  let last = -1;
  kept.forEach(({ page, section, place }, at) => {
    if (page !== last) numbers.push(page - last);
    const goesOn = kept[at + 1]?.page === page ? 1 : 0;
    numbers.push((section * 2 + goesOn) * 16 + place);
    last = page;
  });
  return encodeNumbers(numbers);
}

function takeBest(list: readonly Posting[]): Posting[] {
  const best = list.toSorted((a, b) => b.place - a.place).slice(0, most);
  return best.sort((a, b) => a.page - b.page || a.section - b.section);
}

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
