import { createSearchClient } from 'virtual:search-client';
import type { SearchClient } from './search-client.ts';

/** The last answer; its count is undefined if it failed. */
export type Answer = { query: string; count: number | undefined };

const client = createSearchClient();
const listeners = new Set<() => void>();
let current: Answer | undefined;
let turns = 0;

/** The application id that a modal outside of the document has. */
export const warmupId = 'warmup';

/** Answers without requests; undefined for the hosted service. */
export const { searchCached } = client;

/** The client of a modal; a patch replaces the hosted service's own by it. */
export const clientOf = (appId: string): SearchClient =>
  appId === warmupId && searchCached ? { search: searchCached } : modalClient;

const modalClient: SearchClient = {
  async search(asked) {
    turns += 1;
    const turn = turns;
    const query = asked.requests[0]?.query ?? '';
    const tell = (count: number | undefined) => {
      if (turn === turns) setAnswer({ query, count });
    };
    try {
      const answer = await client.search(asked);
      tell(answer.results.reduce((sum, { nbHits }) => sum + nbHits, 0));
      return answer;
    } catch (error) {
      console.warn('The search failed.', error);
      tell(undefined);
      throw error;
    }
  },
};

/** The answer to the latest query. */
export const readAnswer = (): Answer | undefined => current;

/** Calls back at each answer; returns the function that unsubscribes. */
export function subscribeAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Back to the state before the first query. */
export function forgetAnswers(): void {
  turns += 1;
  current = undefined;
}

function setAnswer(answer: Answer): void {
  current = answer;
  for (const listener of listeners) listener();
}
