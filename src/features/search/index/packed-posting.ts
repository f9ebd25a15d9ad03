import type { Posting } from '../query/postings.ts';

/** Sections of a page at most; beyond them numbers would be another page's. */
const sections = 2 ** 20;
const places = 16;
const pageSize = sections * places;

/**
 * A posting as one number: a large site has millions of them. Their order as numbers is that of pages,
 * sections and places.
 */
export function packPosting({ page, section, place }: Posting): number {
  return packSpot(page, spotOf(section, place));
}

/** Where a term stands in a page, as one number of 24 bits: whatever page that is. */
export function spotOf(section: number, place: number): number {
  return section * places + place;
}

/** The posting of a page and what `spotOf` wrote. */
export function packSpot(page: number, spot: number): number {
  return page * pageSize + spot;
}

/** The page of what `packPosting` wrote. */
export function pageOf(packed: number): number {
  return Math.floor(packed / pageSize);
}

/** The place of what `packPosting` wrote. */
export function placeOf(packed: number): number {
  return (packed - pageOf(packed) * pageSize) & (places - 1);
}

/** The section of what `packPosting` wrote. */
export function sectionOf(packed: number): number {
  return Math.floor((packed - pageOf(packed) * pageSize) / places);
}
