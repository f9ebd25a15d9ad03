/**
 * The start of a calendar day in UTC.
 * @param date `2025-05-19`
 * @throws Error that names the value if there is no such day
 */
export function parseFeedDate(date: string): Date {
  const start = new Date(`${date}T00:00:00Z`);
  // 2025-02-30 would silently become March 2.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date) {
    throw new Error(`Unexpected date "${date}" in a feed, expected a day such as 2025-05-19`);
  }
  return start;
}

/** Formats a date for RSS: `Mon, 19 May 2025 00:00:00 GMT`. */
export function formatRssDate(date: string): string {
  return parseFeedDate(date).toUTCString();
}

/** Formats a date for Atom: `2025-05-19T00:00:00Z`. */
export function formatAtomDate(date: string): string {
  return parseFeedDate(date).toISOString().replace('.000Z', 'Z');
}

/** The newest date of the entries, in any order; undefined without entries. */
export function findNewestDate(entries: readonly { date: string }[]): string | undefined {
  return entries
    .map(({ date }) => date)
    .sort()
    .at(-1);
}
