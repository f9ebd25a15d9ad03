import type { SearchRecord } from '../outputs/search-records.ts';

export type { SearchRecord };

/**
 * Finds the pages whose title or headings hold every word of a query, whatever their case, each
 * with the headings that do; pages that have the words in their title come first.
 */
export function findRecords(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const hits = records.filter(({ title, headings }) =>
    holds([title, ...headings.map(({ text }) => text)].join(' ')),
  );
  return hits
    .map((hit) => ({ ...hit, headings: hit.headings.filter(({ text }) => holds(text)) }))
    .sort((one, other) => Number(holds(other.title)) - Number(holds(one.title)));
}
