import type { Asked, SearchClient, SearchResponse } from '../client/search-client.ts';
import { answerRequest } from './answer-request.ts';
import { type FetchFile, OutdatedError, openIndex, type SearchIndex } from './read-index.ts';

export type LocalOptions = {
  /** The folder of the index: `/search/index/`. */
  indexUrl: string;
};

/** A search client for the index of the build. Fetched files are kept, so that it works offline later. */
export function createLocalClient({ indexUrl }: LocalOptions): SearchClient {
  return createIndexClient((name) => fetchFile(indexUrl + name));
}

/** The same, with files from elsewhere. */
export function createIndexClient(fetchFile: FetchFile): SearchClient {
  let opening: Promise<SearchIndex> | undefined;
  const open = () => {
    if (!opening) {
      opening = openIndex(fetchFile);
      // The next query retries.
      opening.catch(() => {
        opening = undefined;
      });
    }
    return opening;
  };
  // Starts loading before the first query.
  open().catch(() => {});
  const answer: SearchClient['search'] = async (asked) => answerAll(await open(), asked);
  return {
    search: async (asked) => {
      try {
        return await answer(asked);
      } catch (error) {
        if (!(error instanceof OutdatedError)) throw error;
        opening = undefined;
        return answer(asked);
      }
    },
    searchCached: async (asked) =>
      answerAll({ ...(await open()), readTerms: fetchNothing, readPage: fetchNothing }, asked),
  };
}

async function answerAll(index: SearchIndex, { requests }: Asked): Promise<SearchResponse> {
  return { results: await Promise.all(requests.map((one) => answerRequest(index, one))) };
}

const fetchNothing = () => Promise.reject(new Error('not fetched yet'));

/** The timeout of a request, in milliseconds. */
const timeoutMs = 5000;

async function fetchFile<File>(url: string): Promise<File> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    const error = new Error('The search index cannot be loaded.', { cause });
    throw Object.assign(error, { name: 'RetryError' });
  }
}
