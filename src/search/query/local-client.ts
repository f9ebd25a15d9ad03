import type { SearchRecord } from '../../outputs/search-records.ts';
import { findRecords } from '../find-records.ts';
import type {
  Hierarchy,
  Hit,
  SearchClient,
  SearchRequest,
  SearchResult,
} from '../search-client.ts';

export type LocalOptions = {
  /** Where the records of this site are. */
  indexUrl: string;
};

/** A search client over what the build wrote; it is fetched when the first question is asked. */
export function createLocalClient({ indexUrl }: LocalOptions): SearchClient {
  let loading: Promise<SearchRecord[]> | undefined;
  const load = () => {
    loading ??= fetchRecords(indexUrl).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    async search({ requests }) {
      const records = await load();
      return { results: requests.map((request) => answer(records, request)) };
    },
  };
}

async function fetchRecords(url: string): Promise<SearchRecord[]> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw Object.assign(new Error('The search index cannot be loaded.', { cause }), {
      name: 'RetryError',
    });
  }
}

function answer(records: readonly SearchRecord[], request: SearchRequest): SearchResult {
  const { query, page = 0, hitsPerPage = 20, indexName: index } = request;
  const found = findRecords(records, query).flatMap((record) => listHits(record, query));
  return {
    query,
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    index,
  };
}

/** A page, and then the headings of it that hold the words. */
function listHits({ title, path, section, headings }: SearchRecord, query: string): Hit[] {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const top = { ...none, lvl0: escapeText(section), lvl1: escapeText(title) };
  return [
    describeHit('lvl1', top, path, null, query),
    ...headings.map(({ text, id }) =>
      describeHit('lvl2', { ...top, lvl2: escapeText(text) }, path, id, query),
    ),
  ];
}

function describeHit(
  type: 'lvl1' | 'lvl2',
  hierarchy: Hierarchy<string>,
  path: string,
  anchor: string | null,
  query: string,
): Hit {
  const url = anchor === null ? path : `${path}#${encodeURIComponent(anchor)}`;
  const value = markWords(hierarchy[type] ?? '', query);
  const marked = { value, matchLevel: 'full' as const, matchedWords: [query] };
  const marks = { hierarchy: { [type]: marked } };
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type,
    content: null,
    hierarchy,
    _highlightResult: marks,
    _snippetResult: marks,
  };
}

function markWords(html: string, query: string): string {
  const words = query.split(/\s+/).filter(Boolean).map(escapeText);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return html.replace(new RegExp(pattern, 'gi'), '<mark>$&</mark>');
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
