import type { SearchSettings } from './describe-search.ts';
import { filterPage, type SearchScope } from './facet-filters.ts';
import type { SearchRequest } from './search-client.ts';

export const hitsPerPage = 15;

const facets = ['docusaurus_tag', 'language'] as const;

/**
 * The requests for a page of hits. With contextual search, the hosted service also counts the hits in
 * other languages and kinds of pages.
 * @param page from 0
 */
export function buildPageRequests(
  scope: SearchScope & Pick<SearchSettings, 'indexName' | 'provider'>,
  query: string,
  page: number,
): SearchRequest[] {
  const { indexName, context, provider } = scope;
  const common = { indexName, query, advancedSyntax: true };
  const filters = filterPage(scope);
  const hits = {
    ...common,
    hitsPerPage,
    page,
    ...(context && { facets }),
    ...(filters.length > 0 && { facetFilters: filters }),
  };
  if (!context || provider === 'local') return [hits];
  const counts = facets.map((facet) => ({
    ...common,
    hitsPerPage: 0,
    page: 0,
    analytics: false,
    clickAnalytics: false,
    facets: [facet],
    facetFilters: filterPage(scope, facet),
  }));
  return [hits, ...counts];
}
