/** What the plain search page knows of a page. */
export type SearchRecord = {
  title: string;
  path: string;
  headings: { text: string; id: string }[];
  /** What the page belongs to, as a reader would say it: `Learn`, `Blog`. */
  section: string;
};

export type SearchPage = SearchRecord & {
  /** Such a page is left out. */
  noindex?: boolean;
};

/**
 * The JSON text that the plain search page loads: an array of SearchRecord, in the order given,
 * of nothing but these fields. Headings that cannot be shown or led to are left out.
 */
export function buildSearchRecords(pages: readonly SearchPage[]): string {
  const records = pages.filter((page) => !page.noindex).map(buildSearchRecord);
  return JSON.stringify(records);
}

function buildSearchRecord({ title, path, headings, section }: SearchPage): SearchRecord {
  const shown = headings
    .map(({ text, id }) => ({ text: text.replace(/\s+/g, ' ').trim(), id }))
    .filter(({ text, id }) => text !== '' && id !== '');
  return { title, path, headings: shown, section };
}
