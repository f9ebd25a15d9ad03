import type { FacetFilters, SearchRequest, SearchResult } from '../client/search-client.ts';
import { findTerms, findWholeMatches } from './find-terms.ts';
import { fields } from './index-format.ts';
import { isHeadingHit, makeHit } from './make-hit.ts';
import { type FoundWord, type RankedPage, type RankedSection, rankPages } from './rank-pages.ts';
import { rankPhrases } from './rank-phrases.ts';
import type { SearchIndex } from './read-index.ts';
import { type QueryWord, readQuery, wordOf } from './read-query.ts';

/** Fetches the texts of the first pages only; later hits show headings. */
const maxPagesWithTexts = 3;
/** Long queries fetch more to find pages, so less to show them. */
const maxShortQueryWords = 3;
const maxPagesForLongQueries = 2;

/** On fewer pages, every word says something. */
const minPagesOfCommonWords = 40;

/** The number of words in a snippet if the request has none. */
const snippetWords = 15;

/** Answers a request from the index. */
export async function answerRequest(
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResult> {
  const { query, page = 0, hitsPerPage = 20, words = snippetWords, facetFilters = [] } = request;
  const queryWords = await findWords(index, query);
  const wanted = rankQuery(index, query, queryWords).filter((result) =>
    matchesFilters(index, result.page, facetFilters),
  );
  const { pages: ranked, read } = await rankPhrases(index, query, wanted);
  const hits = selectHits(ranked, index);
  const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: await makeHits(index, shown, read, queryWords, words),
    nbHits: hits.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(hits.length / hitsPerPage) : 0,
  };
}

/** The matches of each word of a query; a word that matches nothing is split into its sub-words. */
export async function findWords(index: SearchIndex, query: string): Promise<FoundWord[]> {
  const { words, wholes } = readQuery(query);
  const look = async (word: QueryWord): Promise<FoundWord[]> => {
    const matches = await findTerms(index, word, words.length);
    if (matches.length > 0 || word.subs.length === 0)
      return [{ word: word.term, isExtra: false, matches }];
    const subs = word.subs.map((term, at) =>
      wordOf(term, { isOpen: word.isOpen && at === word.subs.length - 1 }),
    );
    return (await Promise.all(subs.map(look))).flat();
  };
  const [asked, extra] = await Promise.all([
    Promise.all(words.map(look)),
    Promise.all(
      wholes.map(async (whole) => {
        const matches = await findWholeMatches(index, whole);
        return { word: whole.term, isExtra: true, matches };
      }),
    ),
  ]);
  const [only, ...others] = asked.flat();
  const required = only && others.length === 0 ? [keepHeadings(index, only)] : asked.flat();
  return [...required, ...extra];
}

/** A word that most pages of a larger site contain says something in titles, headings and intros only. */
function keepHeadings(index: SearchIndex, word: FoundWord): FoundWord {
  const isEverywhere = ({ how, postings }: FoundWord['matches'][number]) =>
    how === 'exact' && postings.pages > Math.max(minPagesOfCommonWords, index.core.pages / 2);
  if (!word.matches.some(isEverywhere)) return word;
  const matches = word.matches.map((match) => {
    const list = match.postings.list.filter(({ field }) => field >= fields.lead);
    return { ...match, postings: { ...match.postings, list } };
  });
  return { ...word, matches };
}

/** The pages that answer a query; an empty query gives all pages. */
export function rankQuery(
  index: SearchIndex,
  query: string,
  queryWords: readonly FoundWord[],
): RankedPage[] {
  if (query.trim() !== '') return rankPages(index, queryWords);
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
  shown: readonly SelectedHit[],
  read: readonly number[],
  queryWords: readonly FoundWord[],
  words: number,
) {
  const most = queryWords.length > maxShortQueryWords ? maxPagesForLongQueries : maxPagesWithTexts;
  const texts = shown.filter(({ section }) => !isHeadingHit(section)).map(({ page }) => page);
  const withTexts = new Set([...new Set([...read, ...texts])].slice(0, most));
  return Promise.all(
    shown.map(async (hit) => {
      const { lvl0 } = index.kindOf(hit.page);
      const source = withTexts.has(hit.page)
        ? await index.readPage(hit.page)
        : { head: await index.readHead(hit.page) };
      return makeHit(hit.section, { ...source, lvl0 }, queryWords, words);
    }),
  );
}

/** Whether a page passes the facet filters of a request. */
function matchesFilters(
  { core, kindOf }: SearchIndex,
  page: number,
  filters: FacetFilters,
): boolean {
  const { lvl0, tag, version } = kindOf(page);
  const facets: Record<string, string | undefined> = {
    language: core.language,
    docusaurus_tag: tag,
    version,
    'hierarchy.lvl0': lvl0,
  };
  const has = (filter: string) => {
    const colon = filter.indexOf(':');
    return facets[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}

/** A page or section that matches a query. */
type SelectedHit = { page: number; section: RankedSection };

/** How many of the best hits of a page are together; its others come after those of all pages. */
const hitsTogether = 2;
/** If heads are in the groups, each page needs a file: more hits of fewer pages. */
const hitsTogetherInFiles = 3;
/** Drops sections that cover less of the query than this share of the best section of their page. */
const minCovered = 0.7;

/** Lists all hits of a query, in display order. */
export function selectHits(pages: readonly RankedPage[], index: SearchIndex): SelectedHit[] {
  const count = index.core.heads ? hitsTogether : hitsTogetherInFiles;
  const first: SelectedHit[] = [];
  const later: SelectedHit[] = [];
  for (const { page, sections } of pages) {
    const most = Math.max(0, ...sections.map(({ covered }) => covered));
    const shown = sections.filter(({ covered }) => covered >= most * minCovered);
    shown.forEach((section, at) => {
      (at < count ? first : later).push({ page, section });
    });
  }
  return [...first, ...later];
}
