import type { SearchClient } from '../client/search-client.ts';
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
  open()
    .then(warmUp)
    .catch(() => {});
  return {
    search: async (request) => {
      try {
        return await answerRequest(await open(), request);
      } catch (error) {
        if (!(error instanceof OutdatedError)) throw error;
        opening = undefined;
        return answerRequest(await open(), request);
      }
    },
  };
}

/** Runs the code of a query in advance, without requests: engines optimize what runs repeatedly. */
async function warmUp(index: SearchIndex): Promise<void> {
  const fetchNothing = () => Promise.reject(new Error('not fetched yet'));
  const cached = { ...index, readTerms: fetchNothing, readPage: fetchNothing };
  for (const query of 'scst') {
    await new Promise((resolve) => globalThis.requestIdleCallback?.(resolve));
    await answerRequest(cached, { query });
  }
}

/** The timeout of a request, in milliseconds. */
const timeoutMs = 5000;

async function fetchFile<File>(url: string): Promise<File> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new Error('The search index cannot be loaded.', { cause });
  }
}
