/** What the plain search page knows of a page. */
export type SearchRecord = {
  title: string;
  path: string;
  headings: { text: string; id: string }[];
  /** What the page belongs to, as a reader would say it: `Learn`, `Blog`. */
  section: string;
};

/**
 * The JSON text that the plain search page loads: an array of SearchRecord, in the order given,
 * of nothing but these fields. Headings that cannot be shown or led to are left out.
 */
export function buildSearchRecords(pages: readonly SearchRecord[]): string {
  const records = pages.map(({ title, path, headings, section }): SearchRecord => {
    const shown = headings
      .map(({ text, id }) => ({ text: text.replace(/\s+/g, ' ').trim(), id }))
      .filter(({ text, id }) => text !== '' && id !== '');
    return { title, path, headings: shown, section };
  });
  return JSON.stringify(records);
}
