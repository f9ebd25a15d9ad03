import type { SearchRequest } from '../client/search-client.ts';
import type { SearchIndex } from './read-index.ts';
import type { SelectedHit } from './select-hits.ts';

/** The facets of a page. */
function facetsOf({ core, kindOf }: SearchIndex, page: number): Record<string, string | undefined> {
  const { lvl0, tag, version } = kindOf(page);
  return { language: core.language, docusaurus_tag: tag, version, 'hierarchy.lvl0': lvl0 };
}

/** Whether a page passes the facet filters of a request. */
export function matchesFilters(
  index: SearchIndex,
  page: number,
  filters: NonNullable<SearchRequest['facetFilters']>,
): boolean {
  const facets = facetsOf(index, page);
  const has = (filter: string) => {
    const colon = filter.indexOf(':');
    return facets[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)));
}

/** Counts the hits with each value of the requested facets. */
export function countFacets(
  index: SearchIndex,
  hits: readonly SelectedHit[],
  asked: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { page } of hits) {
    for (const [facet, value] of Object.entries(facetsOf(index, page))) {
      if (value === undefined || !(asked.includes(facet) || asked.includes('*'))) continue;
      counts[facet] = { ...counts[facet], [value]: (counts[facet]?.[value] ?? 0) + 1 };
    }
  }
  return counts;
}
