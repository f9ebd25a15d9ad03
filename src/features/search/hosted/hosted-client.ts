import type { SearchSettings } from '../client/describe-search.ts';
import type { SearchClient, SearchResult } from '../client/search-client.ts';
import {
  listServiceOrigins,
  readServiceHit,
  type ServiceHit,
  writeRequests,
} from './service-format.ts';

export type HostedOptions = {
  appId: string;
  /** The search key, with no other permission: everybody can read it. */
  apiKey: string;
  /** In the order in which they are tried. */
  origins?: readonly string[];
  /** The timeout of the first request; it increases for retries. */
  timeoutMs?: number;
};

/** After this many timeouts the search fails, so that the visitor knows. */
const maxTimeouts = 2;

/** Identifies the client in the service's statistics. */
const agents = 'docsearch (5.1.0); docsearch-react (5.1.0); docusaurus';

/**
 * The client of the hosted service (Algolia). If an address times out or answers 5xx, the next one is
 * tried, and is the first for later requests. Other errors are final.
 */
export function createHostedClient(
  { appId, apiKey, origins = listServiceOrigins(appId), timeoutMs = 2000 }: HostedOptions,
  settings: SearchSettings,
): SearchClient {
  const query = new URLSearchParams({
    'x-algolia-agent': agents,
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });
  let order = [...origins];
  return {
    async search(request) {
      const requests = writeRequests(settings, request);
      const body = JSON.stringify({ requests });
      let failure = new SearchError('the service has no address');
      let timeouts = 0;
      for (const [at, origin] of order.entries()) {
        const url = `${origin}/1/indexes/*/queries?${query}`;
        try {
          const response = await ask(url, body, timeoutMs * (timeouts + 1));
          if (at > 0) order = [...order.slice(at), ...order.slice(0, at)];
          return await readAnswer(response, requests.length);
        } catch (error) {
          if (error instanceof SearchError) throw error;
          failure = new SearchError(`${origin}: ${String(error)}`);
          if (error instanceof DOMException) timeouts += 1;
          if (timeouts === maxTimeouts) break;
        }
      }
      throw failure;
    },
  };
}

/** An error after which no other address is tried. */
class SearchError extends Error {}

/** @throws SearchError if the request is rejected, another error if another address may answer */
async function ask(url: string, body: string, timeoutMs: number): Promise<Response> {
  // Plain text needs no CORS preflight.
  const headers = { 'content-type': 'text/plain' };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  if (response.ok) return response;
  const problem = `${response.status} ${(await response.text()).slice(0, 200)}`;
  throw response.status < 500 ? new SearchError(problem) : new Error(problem);
}

type ServiceResult = { hits: ServiceHit[]; nbHits: number; nbPages: number };

async function readAnswer(response: Response, count: number): Promise<SearchResult> {
  const answer: unknown = await response.json();
  const [first] = isAnswer(answer) && answer.results.length === count ? answer.results : [];
  if (!first) throw new SearchError('the search service sent an invalid response');
  const { hits, nbHits, nbPages } = first;
  return { hits: hits.map(readServiceHit), nbHits, nbPages };
}

function isAnswer(answer: unknown): answer is { results: ServiceResult[] } {
  if (typeof answer !== 'object' || !answer || !('results' in answer)) return false;
  const { results } = answer;
  return Array.isArray(results) && results.every((result) => Array.isArray(result?.hits));
}
