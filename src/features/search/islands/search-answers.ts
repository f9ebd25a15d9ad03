import { openSearchClient, searchSettings } from 'virtual:search-client';
import { useEffect, useRef, useState } from 'react';
import { filterPage } from '../client/facet-filters.ts';
import type { Hit } from '../client/search-client.ts';

export type PageAnswers = {
  /** The query that was answered. */
  query: string;
  state: 'nothing' | 'loading' | 'ready' | 'failed';
  hits: readonly Hit[];
  /** The number of hits on all pages. */
  count: number;
  /** The last loaded page, from 0, and the number of pages. */
  page: number;
  pages: number;
};

const nothing: PageAnswers = { query: '', state: 'nothing', hits: [], count: 0, page: 0, pages: 0 };

const hitsPerPage = 15;

/**
 * The results of a query, page by page.
 * @returns the results, and a function that requests a page: the next one, or one that couldn't be fetched
 */
export function useAnswers(query: string): [PageAnswers, (page: number) => void] {
  const [answers, setAnswers] = useState(nothing);
  const latest = useRef(0);
  /** The request in progress: a press may coincide with scrolling to the end of the list. */
  const underWay = useRef<string | undefined>(undefined);
  const [ask] = useState(() => async (newQuery: string, page: number) => {
    const question = `${page} ${newQuery}`;
    if (underWay.current === question) return;
    underWay.current = question;
    latest.current += 1;
    const number = latest.current;
    setAnswers((before) => ({ ...before, query: newQuery, state: 'loading' }));
    const answer = await fetchPage(newQuery, page);
    // A newer query makes this answer outdated.
    if (number !== latest.current) return;
    underWay.current = undefined;
    setAnswers((before) => {
      const earlierHits = page === 0 ? [] : before.hits;
      if (!answer) return { ...(page === 0 ? nothing : before), query: newQuery, state: 'failed' };
      const { nbHits: count, nbPages: pages } = answer;
      return {
        query: newQuery,
        state: 'ready',
        hits: [...earlierHits, ...answer.hits],
        count,
        page,
        pages,
      };
    });
  });
  useEffect(() => {
    if (query) {
      void ask(query, 0);
    } else {
      latest.current += 1;
      underWay.current = undefined;
      setAnswers(nothing);
    }
  }, [query, ask]);
  return [answers, (page) => void ask(query, page)];
}

async function fetchPage(query: string, page: number) {
  const facetFilters = filterPage(searchSettings);
  try {
    return await openSearchClient().search({ query, page, hitsPerPage, facetFilters });
  } catch {
    return undefined;
  }
}
