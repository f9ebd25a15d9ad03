import { encodeNumbers } from '../query/numbers.ts';
import { pageOf, placeOf, sectionOf } from './packed-posting.ts';

/** What a term that is nearly everywhere is cut to. */
const most = 1500;

/**
 * Writes where a term stands: pages by their distance, and for each its sections. Of very common
 * terms only the best places are kept, and the number of all pages.
 * @param list packed, in order, each place once
 */
export function encodePostings(list: Float64Array): string {
  const kept = list.length > most ? takeBest(list, most) : list;
  const numbers: number[] = kept === list ? [] : [0, countPages(list)];
  let last = -1;
  kept.forEach((packed, at) => {
    const page = pageOf(packed);
    if (page !== last) numbers.push(page - last);
    const next = kept[at + 1];
    const goesOn = next !== undefined && pageOf(next) === page ? 1 : 0;
    numbers.push((sectionOf(packed) * 2 + goesOn) * 16 + placeOf(packed));
    last = page;
  });
  return encodeNumbers(numbers);
}

/** The postings of the best places, the first ones among equals, in the order of the list. */
export function takeBest(list: Float64Array, most: number): Float64Array {
  const counts = new Array<number>(16).fill(0);
  for (const packed of list) counts[placeOf(packed)] = (counts[placeOf(packed)] ?? 0) + 1;
  let left = most;
  // How many are taken of each place.
  const taken = counts.reverse().map((count) => {
    const take = Math.min(count, left);
    left -= take;
    return take;
  });
  taken.reverse();
  return list.filter((packed) => {
    const place = placeOf(packed);
    const open = taken[place] ?? 0;
    taken[place] = open - 1;
    return open > 0;
  });
}

function countPages(list: Float64Array): number {
  return list.filter((packed, at) => at === 0 || pageOf(packed) !== pageOf(list[at - 1] ?? 0))
    .length;
}
