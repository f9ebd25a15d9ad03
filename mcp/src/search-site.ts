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
    const request = { query, hitsPerPage: most, attributesToSnippet: [`content:${snippetWords}`] };
    const { results } = await client.search({ requests: [request] });
    return results.flatMap(({ hits }) => hits.map(describeHit));
  };
}

function describeHit({ url, hierarchy, _snippetResult: marked }: Hit): Found {
  const levels = Object.values(hierarchy).filter((level) => level !== null);
  const text = marked.content && plainText(marked.content.value);
  return { address: url, title: levels.map(plainText).join(' › '), ...(text && { text }) };
}

/** Hits are HTML: escaped text with marks. */
function plainText(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
