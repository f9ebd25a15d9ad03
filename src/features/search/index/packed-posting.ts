/** The most sections of a page; a higher number would spill into the next page. */
const sections = 2 ** 20;
const fields = 16;
const pageSize = sections * fields;

/** The section and field of a posting as one number of 24 bits. */
export function spotOf(section: number, field: number): number {
  return section * fields + field;
}

/**
 * A posting as one number, since a large site has millions: of a page and what `spotOf` returned. In
 * the order of these numbers postings are sorted by page, section and field.
 */
export function packSpot(page: number, spot: number): number {
  return page * pageSize + spot;
}

/** The page of what `packSpot` returned. */
export function pageOf(packed: number): number {
  return Math.floor(packed / pageSize);
}

/** The field of what `packSpot` returned. */
export function fieldOf(packed: number): number {
  return (packed - pageOf(packed) * pageSize) & (fields - 1);
}

/** The section of what `packSpot` returned. */
export function sectionOf(packed: number): number {
  return Math.floor((packed - pageOf(packed) * pageSize) / fields);
}
