import type { Posting } from '../query/postings.ts';

/** Sections of a page at most; beyond them numbers would be another page's. */
const sections = 2 ** 20;
const places = 16;

/**
 * A posting as one number: a large site has millions of them. Their order as numbers is that of pages,
 * sections and places.
 */
export function packPosting({ page, section, place }: Posting): number {
  return (page * sections + section) * places + place;
}

/** Reads what `packPosting` wrote. */
export function unpackPosting(packed: number): Posting {
  const at = Math.floor(packed / places);
  return { page: Math.floor(at / sections), section: at % sections, place: packed % places };
}
