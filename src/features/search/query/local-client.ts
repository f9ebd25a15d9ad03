import type { Asked, SearchClient, SearchResponse } from '../client/search-client.ts';
import { answerRequest } from './answer-request.ts';
import { type FetchFile, OutdatedError, openIndex, type SearchIndex } from './read-index.ts';

export type LocalOptions = {
  /** Where the files of the index are: `/search/index/`. */
  indexUrl: string;
};

/** A search client over what the build wrote. What it fetched is kept: later it works offline. */
export function createLocalClient({ indexUrl }: LocalOptions): SearchClient {
  return createIndexClient((name) => fetchFile(indexUrl + name));
}

/** The same over files from elsewhere. */
export function createIndexClient(fetchFile: FetchFile): SearchClient {
  let opening: Promise<SearchIndex> | undefined;
  const open = () => {
    if (!opening) {
      opening = openIndex(fetchFile);
      // The next query tries again.
      opening.catch(() => {
        opening = undefined;
      });
    }
    return opening;
  };
  // Loads before the first query.
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

/** How long a file may take, in milliseconds. */
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
