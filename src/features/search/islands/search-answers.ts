import { createSearchClient, searchSettings } from 'virtual:search-client';
import { useEffect, useRef, useState } from 'react';
import { buildPageRequests } from '../client/page-requests.ts';
import type { Hit, SearchClient } from '../client/search-client.ts';

export type Answers = {
  /** What they are answers to. */
  query: string;
  state: 'nothing' | 'loading' | 'ready' | 'failed';
  hits: readonly Hit[];
  /** Of all pages of hits. */
  count: number;
  /** The last page that is there, from 0, and how many there are. */
  page: number;
  pages: number;
};

const nothing: Answers = { query: '', state: 'nothing', hits: [], count: 0, page: 0, pages: 0 };

let client: SearchClient | undefined;

/**
 * What is found for a query, page after page.
 * @returns the answers, and what asks for a page: the next one, or one that could not be fetched
 */
export function useAnswers(query: string): [Answers, (page: number) => void] {
  const [answers, setAnswers] = useState(nothing);
  const latest = useRef(0);
  /** A press may come just when the end of the list is reached: one question is asked once. */
  const underWay = useRef<string | undefined>(undefined);
  const [ask] = useState(() => async (asked: string, page: number) => {
    const question = `${page} ${asked}`;
    if (underWay.current === question) return;
    underWay.current = question;
    latest.current += 1;
    const number = latest.current;
    setAnswers((before) => ({ ...before, query: asked, state: 'loading' }));
    const answer = await fetchPage(asked, page);
    // A later question makes this one's answer stale.
    if (number !== latest.current) return;
    underWay.current = undefined;
    setAnswers((before) => {
      const known = page === 0 ? [] : before.hits;
      if (!answer) return { ...(page === 0 ? nothing : before), query: asked, state: 'failed' };
      const { nbHits: count, nbPages: pages } = answer;
      return { query: asked, state: 'ready', hits: [...known, ...answer.hits], count, page, pages };
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
  try {
    client ??= createSearchClient();
    const requests = buildPageRequests(searchSettings, query, page);
    const { results } = await client.search({ requests });
    return results[0];
  } catch {
    return undefined;
  }
}
