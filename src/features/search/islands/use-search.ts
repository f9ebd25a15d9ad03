import { openSearchClient, searchSettings } from 'virtual:search-client';
import { useRef, useState } from 'react';
import { filterModal } from '../client/facet-filters.ts';
import { type Group, groupHits } from '../client/group-hits.ts';
import type { Hit } from '../client/search-client.ts';
import { findHitAddress } from '../client/search-links.ts';

/** What is shown below the field: an empty query has no groups, a failed one no count. */
export type ModalAnswer = { query: string; groups: readonly Group[]; count: number | undefined };

export type Search = {
  /** The text of the field. */
  query: string;
  /** Undefined before the first answer. */
  answer: ModalAnswer | undefined;
  /** The answer to the latest query, for assistive technology. */
  announced: ModalAnswer | undefined;
  /** Whether an answer takes long. */
  isStalled: boolean;
  /** The number of the row that Enter opens. */
  active: number;
  /** The names of the groups in all answers. */
  seen: readonly string[];
};

const stalledMs = 300;

const hitsPerPage = 20;

// It loads while the visitor starts to type.
const client = openSearchClient();

const empty: ModalAnswer = { query: '', groups: [], count: 0 };

/**
 * The state of the modal.
 * @returns the state, a function that changes it, and one that types a query
 */
export function useSearch(
  initialQuery: string,
): [Search, (change: Partial<Search>) => void, (query: string) => void] {
  const [search, setSearch] = useState<Search>({
    query: initialQuery,
    answer: initialQuery ? undefined : empty,
    announced: undefined,
    isStalled: false,
    active: 0,
    seen: [],
  });
  const turns = useRef({ latest: 0, shown: 0 });
  const change = (changed: Partial<Search>) => setSearch((before) => ({ ...before, ...changed }));
  const ask = async (query: string) => {
    const turn = turns.current.latest + 1;
    turns.current.latest = turn;
    const isLatest = () => turn === turns.current.latest;
    change({ query, active: 0 });
    const timer = setTimeout(() => isLatest() && change({ isStalled: true }), stalledMs);
    const answer = query.trim() === '' ? empty : await fetchAnswer(query);
    clearTimeout(timer);
    // Answers to earlier queries are shown until there is a later one, but not that they failed.
    if (turn < turns.current.shown || !(isLatest() || answer.count)) return;
    turns.current.shown = turn;
    setSearch((before) => ({
      ...before,
      answer,
      seen: [...new Set([...before.seen, ...answer.groups.map(({ title }) => title)])],
      ...(isLatest() && { isStalled: false, announced: answer }),
    }));
  };
  return [search, change, ask];
}

async function fetchAnswer(query: string): Promise<ModalAnswer> {
  const facetFilters = filterModal(searchSettings);
  // As specified: shorter texts in narrow windows.
  const words = matchMedia('(max-width: 767px)').matches ? 5 : 10;
  try {
    const { hits, nbHits } = await client.search({ query, words, hitsPerPage, facetFilters });
    return { query, groups: groupHits(hits.map(onThisSite)), count: nbHits };
  } catch (error) {
    console.warn('The search failed.', error);
    return { query, groups: [], count: undefined };
  }
}

const onThisSite = (hit: Hit): Hit => ({
  ...hit,
  url: findHitAddress(hit.url, searchSettings).href,
});
