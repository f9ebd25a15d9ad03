import { encodeVlq } from '../query/postings.ts';

/** The maximum number of sections of a page; a higher number would overflow into the next page. */
const sections = 2 ** 20;
const fields = 16;
const pageSize = sections * fields;

/** The section and field of a posting as one number of 24 bits. */
export function spotOf(section: number, field: number): number {
  return section * fields + field;
}

/**
 * Packs a posting into one number, since a large site has millions: a page and the result of `spotOf`. Sorting
 * these numbers sorts postings by page, section and field.
 */
export function packSpot(page: number, spot: number): number {
  return page * pageSize + spot;
}

/** The page in a packed posting. */
export function pageOf(packed: number): number {
  return Math.floor(packed / pageSize);
}

/** The field in a packed posting. */
export function fieldOf(packed: number): number {
  return (packed - pageOf(packed) * pageSize) & (fields - 1);
}

/** The section in a packed posting. */
export function sectionOf(packed: number): number {
  return Math.floor((packed - pageOf(packed) * pageSize) / fields);
}

/** The maximum number of postings stored for a term. */
const maxPostings = 1500;

/**
 * Encodes the postings of a term: the gaps between its pages, and the sections of each. Very common
 * terms keep only their best postings, and the number of all pages.
 * @param list packed, in order, each section once
 */
export function encodePostings(list: Float64Array): string {
  const stored = list.length > maxPostings ? takeBest(list, maxPostings) : list;
  const numbers: number[] = stored === list ? [] : [0, countPages(list)];
  let last = -1;
  stored.forEach((packed, at) => {
    const page = pageOf(packed);
    if (page !== last) numbers.push(page - last);
    const next = stored[at + 1];
    const goesOn = next !== undefined && pageOf(next) === page ? 1 : 0;
    numbers.push((sectionOf(packed) * 2 + goesOn) * 16 + fieldOf(packed));
    last = page;
  });
  return encodeVlq(numbers);
}

/** The postings with the best fields, the first ones of equals, in the order of the list. */
export function takeBest(list: Float64Array, limit: number): Float64Array {
  const counts = new Array<number>(16).fill(0);
  for (const packed of list) counts[fieldOf(packed)] = (counts[fieldOf(packed)] ?? 0) + 1;
  let left = limit;
  // How many postings to take of each field.
  const taken = counts.reverse().map((count) => {
    const take = Math.min(count, left);
    left -= take;
    return take;
  });
  taken.reverse();
  return list.filter((packed) => {
    const field = fieldOf(packed);
    const open = taken[field] ?? 0;
    taken[field] = open - 1;
    return open > 0;
  });
}

function countPages(list: Float64Array): number {
  return list.filter((packed, at) => at === 0 || pageOf(packed) !== pageOf(list[at - 1] ?? 0))
    .length;
}
