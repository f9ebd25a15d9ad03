import type { HierarchyLevel, Levels } from './hierarchy.ts';
import type { TextRun } from './marked-text.ts';

/** A question of the modal or the results page, for either provider. */
export type SearchRequest = {
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** The number of words in snippets; without it, the provider's own. */
  words?: number;
  /**
   * A hit must match every entry of the outer list, and one of each inner list: `['language:en',
   * ['docusaurus_tag:default', …]]`.
   */
  facetFilters?: FacetFilters;
};

export type FacetFilters = readonly (string | readonly string[])[];

export type HitType = HierarchyLevel | 'content';

/** A page, a heading or a text that matches a query. */
export type Hit = {
  objectID: string;
  /** Absolute or from the root, with the anchor. */
  url: string;
  type: HitType;
  /** From the section of the site (`lvl0`) and the page (`lvl1`) to the heading of the hit. */
  levels: Levels<TextRun[]>;
  /** The words around the matches in the heading, or in the text of a hit of type `content`. */
  snippet: TextRun[];
  /** Whether the text is code; only this site's own index knows that. */
  isCode?: boolean;
};

export type SearchResult = {
  hits: Hit[];
  /** The number of hits on all pages of the result. */
  nbHits: number;
  nbPages: number;
};

/** `client.search({ query: 'vars' })` rejects if there is no answer. */
export type SearchClient = { search: (request: SearchRequest) => Promise<SearchResult> };
