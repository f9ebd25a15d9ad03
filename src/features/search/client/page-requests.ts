import type { SearchSettings } from './describe-search.ts';
import { filterPage, type SearchScope } from './facet-filters.ts';
import type { SearchRequest } from './search-client.ts';

/** So many hits the results page asks for at once. */
export const hitsPerPage = 15;

const facets = ['docusaurus_tag', 'language'] as const;

/**
 * What the results page asks for a page of hits. The hosted service is also asked what it has in
 * other languages and kinds of pages, which it counts where contextual search is on.
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
