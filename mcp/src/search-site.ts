import { textOf } from '../../src/features/search/client/marked-text.ts';
import type { Hit } from '../../src/features/search/client/search-client.ts';
import { createIndexClient } from '../../src/features/search/query/local-client.ts';
import type { ReadFile } from './site-files.ts';

/** The results as plain text. */
export type Found = { address: string; title: string; text?: string };

/** The length of snippets. */
const snippetWords = 40;

/**
 * Creates the same search as the site's own, with its index.
 * @param folder the path of the results page: `search/`
 * @returns a function that answers a query with a limited number of results
 */
export function createSearch(read: ReadFile, folder: string) {
  const client = createIndexClient(async (name) => {
    const file = `${folder}index/${name}`;
    const text = await read(file);
    if (text === undefined)
      throw new Error(
        `There is no ${file}: the site has no local search, or its results page is not at ${folder}.`,
      );
    return JSON.parse(text);
  });
  return async (query: string, most: number): Promise<Found[]> => {
    const { hits } = await client.search({ query, hitsPerPage: most, words: snippetWords });
    return hits.map(describeHit);
  };
}

function describeHit({ url, type, levels, snippet }: Hit): Found {
  const title = Object.values(levels).map(textOf).join(' › ');
  return { address: url, title, ...(type === 'content' && { text: textOf(snippet) }) };
}
