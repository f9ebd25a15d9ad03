import type { SearchClient, SearchRequest, SearchResponse } from '../client/search-client.ts';
import { listServiceOrigins } from './service-origins.ts';

export type HostedOptions = {
  appId: string;
  /** The key that may search, and nothing else: everybody can read it. */
  apiKey: string;
  /** In the order in which they are asked. */
  origins?: readonly string[];
  /** How long the first one may take, in milliseconds; who is asked after a silence may take longer. */
  patience?: number;
};

/** After so many silences nobody else is asked: who searches should know that it is of no use. */
const mostSilences = 2;

/** Who asks, as the service counts it. */
const agents = 'docsearch (5.1.0); docsearch-react (5.1.0); docusaurus';

/**
 * The client of the hosted service (Algolia). An address that does not answer, or answers that it
 * cannot, is followed by the next one, which is then the first for later requests; a refusal is not.
 */
export function createHostedClient({
  appId,
  apiKey,
  origins = listServiceOrigins(appId),
  patience = 2000,
}: HostedOptions): SearchClient {
  const query = new URLSearchParams({
    'x-algolia-agent': agents,
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });
  let order = [...origins];
  return {
    async search({ requests }) {
      const body = JSON.stringify({ requests });
      let failure = new SearchError('the service has no address');
      let silences = 0;
      for (const [at, origin] of order.entries()) {
        const url = `${origin}/1/indexes/*/queries?${query}`;
        try {
          const response = await ask(url, body, patience * (silences + 1));
          if (at > 0) order = [...order.slice(at), ...order.slice(0, at)];
          return await readAnswer(response, requests);
        } catch (error) {
          if (error instanceof SearchError) throw error;
          failure = new SearchError(`${origin}: ${String(error)}`);
          if (error instanceof DOMException) silences += 1;
          if (silences === mostSilences) break;
        }
      }
      throw failure;
    },
  };
}

/** The search page and the modal say that there are no results to fetch for an error of this name. */
class SearchError extends Error {
  override name = 'RetryError';
}

/** @throws SearchError for a refusal, another error where another address may do better */
async function ask(url: string, body: string, patience: number): Promise<Response> {
  // As plain text the browser sends it at once, without asking first whether it may.
  const headers = { 'content-type': 'text/plain' };
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  if (response.ok) return response;
  const problem = `${response.status} ${(await response.text()).slice(0, 200)}`;
  throw response.status < 500 ? new SearchError(problem) : new Error(problem);
}

async function readAnswer(
  response: Response,
  requests: readonly SearchRequest[],
): Promise<SearchResponse> {
  const answer: unknown = await response.json();
  if (isAnswer(answer) && answer.results.length === requests.length) return answer;
  throw new SearchError('the answer is none of the search service');
}

function isAnswer(answer: unknown): answer is SearchResponse {
  if (typeof answer !== 'object' || !answer || !('results' in answer)) return false;
  const { results } = answer;
  return Array.isArray(results) && results.every((result) => Array.isArray(result?.hits));
}
