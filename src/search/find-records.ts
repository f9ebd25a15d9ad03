import type { SearchRecord } from '../outputs/search-records.ts';

export type { SearchRecord };

/** A page that answers a query, with the headings that hold its words. */
export type SearchHit = {
  title: string;
  path: string;
  section: string;
  headings: { text: string; id: string }[];
};

/**
 * Finds the pages whose title or headings hold every word of a query, whatever their case;
 * pages that have the words in their title come first.
 */
export function findRecords(records: readonly SearchRecord[], query: string): SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const hits = records.flatMap(({ title, path, section, headings }) => {
    const inTitle = holds(title);
    const found = headings.filter((heading) => holds(heading.text));
    if (
      !inTitle &&
      found.length === 0 &&
      !holds([title, ...headings.map((h) => h.text)].join(' '))
    ) {
      return [];
    }
    return [{ inTitle, hit: { title, path, section, headings: found } }];
  });
  return [...hits.filter((entry) => entry.inTitle), ...hits.filter((entry) => !entry.inTitle)].map(
    ({ hit }) => hit,
  );
}
