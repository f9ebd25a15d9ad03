import type { SearchRequest, SearchResult } from '../client/search-client.ts';
import { countFacets, isWanted } from './facets.ts';
import { findTerms, findWholes } from './find-terms.ts';
import { type HitPlace, listHits } from './list-hits.ts';
import { isOfHeading, makeHit } from './make-hit.ts';
import { type FoundWord, type RankedPage, rankPages } from './rank-pages.ts';
import { rankPhrases } from './rank-phrases.ts';
import type { SearchIndex } from './read-index.ts';
import { type QueryWord, readQuery } from './read-query.ts';

/** The texts of so many pages are fetched for an answer; of those after them headings are shown. */
const pagesWithTexts = 5;
/** With more words more is fetched to find pages, and less to show them. */
const fewWords = 3;
const pagesForMany = 3;

/** Answers a request as the hosted service does. */
export async function answerRequest(
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResult> {
  const { query, page = 0, hitsPerPage = 20, facetFilters = [], facets, indexName } = request;
  const start = performance.now();
  const found = await findWords(index, query);
  const wanted = rankQuery(index, query, found).filter((result) =>
    isWanted(index, result.page, facetFilters),
  );
  const { pages: ranked, read } = await rankPhrases(index, query, wanted);
  const places = listHits(ranked, index);
  const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    query,
    hits: await makeHits(index, shown, read, found, request),
    nbHits: places.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(places.length / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
    ...(facets && { facets: countFacets(index, places, facets) }),
    index: indexName,
  };
}

/** The terms for each word of a query; for one that stands nowhere, of what it is made of. */
export async function findWords(index: SearchIndex, query: string): Promise<FoundWord[]> {
  const { words, wholes } = readQuery(query);
  const look = async (word: QueryWord): Promise<FoundWord[]> => {
    const matches = await findTerms(index, word, words.length === 1);
    if (matches.length > 0 || word.subs.length === 0)
      return [{ word: word.term, isExtra: false, matches }];
    const subs = word.subs.map((term, at) => ({
      term,
      typed: term,
      isOpen: word.isOpen && at === word.subs.length - 1,
      subs: [],
    }));
    return (await Promise.all(subs.map(look))).flat();
  };
  const [asked, extra] = await Promise.all([
    Promise.all(words.map(look)),
    Promise.all(
      wholes.map(async (whole) => {
        const matches = await findWholes(index, whole);
        return { word: whole.term, isExtra: true, matches };
      }),
    ),
  ]);
  return [...asked.flat(), ...extra];
}

/** The pages that answer a query; all of them where nothing is asked. */
export function rankQuery(
  index: SearchIndex,
  query: string,
  found: readonly FoundWord[],
): RankedPage[] {
  if (query.trim() !== '') return rankPages(index, found);
  const all = { section: 0, score: 0, covered: 1, exact: 1, words: [] };
  return Array.from({ length: index.core.pages }, (_, page) => ({
    page,
    score: 0,
    covered: 1,
    sections: [all],
  }));
}

function makeHits(
  index: SearchIndex,
  shown: readonly HitPlace[],
  read: readonly number[],
  found: readonly FoundWord[],
  request: SearchRequest,
) {
  const most = found.length > fewWords ? pagesForMany : pagesWithTexts;
  const texts = shown.filter(({ section }) => !isOfHeading(section)).map(({ page }) => page);
  const withTexts = new Set([...new Set([...read, ...texts])].slice(0, most));
  return Promise.all(
    shown.map(async (place) => {
      const { lvl0 } = index.kindOf(place.page);
      const source = withTexts.has(place.page)
        ? await index.readPage(place.page)
        : { head: await index.readHead(place.page) };
      return makeHit(place, { ...source, lvl0 }, found, request);
    }),
  );
}
