import type { Posting, Postings, Terms } from './postings.ts';
import type { SearchIndex } from './read-index.ts';
import type { QueryWord } from './read-query.ts';
import { baseOf } from './tokenize.ts';

/** A term of the index that a word of the query matches. */
export type Match = {
  term: string;
  how: 'exact' | 'prefix' | 'stem' | 'typo';
  /** How much of the score of the term's fields counts. */
  factor: number;
  postings: Postings;
};

/** Of a long run of a dense script, so many pairs of characters are looked up. */
const maxPairs = 8;
/** How much a word counts that is spelled otherwise, such as `resume` for `résumé`. */
const otherSpelling = 0.9;

/** The sections with all pairs of a run of a dense script. */
export async function findRun(
  index: SearchIndex,
  term: string,
  pairs: readonly string[],
): Promise<Match[]> {
  const lists = await Promise.all(
    pairs.slice(0, maxPairs).map(async (pair) => {
      return findSpellings(await readFor(index, pair), { term: pair })[0]?.postings.list ?? [];
    }),
  );
  const list = intersect(lists);
  const pages = new Set(list.map(({ page }) => page)).size;
  const postings = { list, pages, isCut: false };
  return pages > 0 ? [{ term, how: 'exact', factor: 1, postings }] : [];
}

/** The sections in all lists, each with its worst field. */
function intersect(lists: Posting[][]): Posting[] {
  const keyOf = ({ page, section }: Posting) => `${page} ${section}`;
  const byPlace = lists.map((list) => new Map(list.map((one) => [keyOf(one), one.field])));
  return (lists[0] ?? []).flatMap((posting): Posting[] => {
    const field = Math.min(...byPlace.map((map) => map.get(keyOf(posting)) ?? -1));
    return field < 0 ? [] : [{ ...posting, field }];
  });
}

/** Reads the terms of the shard that a term is in. */
export const readFor = ({ readTerms, shardOf }: SearchIndex, term: string) =>
  readTerms(shardOf(term));

/** A term in all spellings. */
export function findSpellings(
  { sorted, postings }: Terms,
  { term, spelling = term }: Pick<QueryWord, 'term' | 'spelling'>,
): Match[] {
  const matches: Match[] = [];
  for (let at = firstFrom(sorted, term); baseOf(sorted[at] ?? '') === term; at += 1) {
    const other = sorted[at] ?? '';
    const factor = other === spelling ? 1 : otherSpelling;
    matches.push({ term: other, how: 'exact', factor, postings: postings(at) });
  }
  return matches;
}

/** The place of a term, or of the first one behind it. */
export function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
