import type { SearchSettings } from '../client/describe-search.ts';
import { filterPage } from '../client/facet-filters.ts';
import { type Levels, mapLevels } from '../client/hierarchy.ts';
import { readMarks } from '../client/marked-text.ts';
import type { FacetFilters, Hit, HitType, SearchRequest } from '../client/search-client.ts';

/** A request in the service's API: the fields that this site uses. */
export type ServiceRequest = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** Facets to count. */
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

type MarkedTexts = {
  content?: { value: string };
  hierarchy?: Levels<{ value: string }>;
};

/** A hit in the service's API, whose texts are HTML: `value` is escaped text with tags around matches. */
export type ServiceHit = {
  objectID: string;
  url: string;
  type: HitType;
  content: string | null;
  hierarchy: Levels<string | null>;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
};

const countedFacets = ['docusaurus_tag', 'language'] as const;

const headingFields = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * The service's requests for an answer: the modal's with snippets of `words` words, or those for a page of
 * hits. With contextual search, the latter also count the hits in other languages and kinds of pages.
 */
export function writeRequests(
  settings: SearchSettings,
  { words, ...asked }: SearchRequest,
): ServiceRequest[] {
  const { indexName, context } = settings;
  if (words !== undefined) {
    return [
      {
        ...asked,
        indexName,
        attributesToRetrieve: ['hierarchy.lvl0', ...headingFields, 'content', 'type', 'url'],
        attributesToSnippet: [...headingFields, 'content'].map((field) => `${field}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: false,
      },
    ];
  }
  const common = { indexName, query: asked.query, advancedSyntax: true };
  const hits = { ...asked, ...common, ...(context && { facets: countedFacets }) };
  if (!context) return [hits];
  const counts = countedFacets.map((facet) => ({
    ...common,
    hitsPerPage: 0,
    page: 0,
    analytics: false,
    clickAnalytics: false,
    facets: [facet],
    facetFilters: filterPage(settings, facet),
  }));
  return [hits, ...counts];
}

/** Converts a hit of the service. */
export function readServiceHit(hit: ServiceHit): Hit {
  const { objectID, url, type, content, hierarchy } = hit;
  const { _highlightResult: whole, _snippetResult: cut } = hit;
  const levels = mapLevels(hierarchy, (text, level) =>
    readMarks(whole?.hierarchy?.[level]?.value ?? text),
  );
  const html =
    type === 'content' ? (cut?.content?.value ?? content) : cut?.hierarchy?.[type]?.value;
  const snippet = html ? readMarks(html) : (type !== 'content' && levels[type]) || [];
  return { objectID, url, type, levels, snippet };
}

/** The origins of the hosted service: the nearest, then three fallbacks. Pages may connect to them. */
export function listServiceOrigins(appId: string): string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others];
}
