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
