/**
 * The requests and answers of the modal and the results page, with either provider: the fields of the
 * hosted service's API that DocSearch 5.1 and this site use.
 */
export type SearchRequest = {
  indexName?: string;
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /**
   * A hit must match every entry of the outer list, and one of each inner list: `['language:en',
   * ['docusaurus_tag:default', …]]`.
   */
  facetFilters?: readonly (string | readonly string[])[];
  /** Facets to count in `facets`; `*` for all. */
  facets?: readonly string[];
  attributesToRetrieve?: readonly string[];
  /** Each with the number of words: `content:10`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  analytics?: boolean;
  clickAnalytics?: boolean;
  advancedSyntax?: boolean;
};

export type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

export type HitType = HierarchyLevel | 'content';

/** From the section of the site (`lvl0`) and the page (`lvl1`) to the heading of a hit. */
export type Hierarchy<Text> = { lvl0: Text; lvl1: Text } & Record<
  Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>,
  Text | null
>;

export type MatchLevel = 'none' | 'partial' | 'full';

/** `value` is HTML: escaped text with tags around matches. */
export type Snippet = { value: string; matchLevel: MatchLevel };
export type Highlight = Snippet & { matchedWords: string[]; fullyHighlighted?: boolean };

/** The texts are HTML, too: `&lt;Card>`. Fields that are null in a hit are absent from its marked texts. */
export type Hit = {
  objectID: string;
  /** Absolute or from the root, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  content: string | null;
  /** Whether the content is code; only this site's own index knows that. */
  isCode?: boolean;
  hierarchy: Hierarchy<string>;
  _highlightResult: MarkedTexts<Highlight>;
  _snippetResult: MarkedTexts<Snippet>;
};

export type MarkedTexts<Mark> = {
  content?: Mark;
  hierarchy: Partial<Record<HierarchyLevel, Mark>>;
};

export type SearchResult = {
  query: string;
  hits: Hit[];
  /** The number of hits on all pages of the result. */
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  /** By facet and value: `{ docusaurus_tag: { default: 3 } }`. */
  facets?: Record<string, Record<string, number>>;
  index?: string;
};

export type Asked = { requests: readonly SearchRequest[] };

/** Results are in the order of the requests. */
export type SearchResponse = { results: SearchResult[] };

/**
 * `client.search({ requests: [{ query: 'vars' }] })` rejects if there is no answer, with an error named
 * `RetryError` if trying again may help.
 */
export type SearchClient = {
  search: (asked: Asked) => Promise<SearchResponse>;
  /** The same without requests, from files that have been fetched; not every client supports it. */
  searchCached?: (asked: Asked) => Promise<SearchResponse>;
};
