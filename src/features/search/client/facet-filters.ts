import type { SearchRequest } from './search-client.ts';

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/** What a query asks for beside its words; `context` is left out where it is not contextual. */
export type SearchScope = {
  context?: { language: string; tags: readonly string[] };
  /** Those of the site's configuration, which every query has too. */
  facetFilters?: FacetFilters;
};

/** What the modal's queries are filtered by. */
export function filterModal({ context, facetFilters = [] }: SearchScope): FacetFilters {
  if (!context) return facetFilters;
  return [`language:${context.language}`, listTags(context.tags), ...facetFilters];
}

/**
 * What the queries of the results page are filtered by.
 * @param without a facet whose values are counted, which its own filter would hide
 */
export function filterPage(
  { context, facetFilters = [] }: SearchScope,
  without?: 'language' | 'docusaurus_tag',
): FacetFilters {
  if (!context) return facetFilters;
  return [
    ...(without === 'docusaurus_tag' ? [] : [listTags(context.tags)]),
    ...(without === 'language' ? [] : [[`language:${context.language}`]]),
    ...facetFilters,
  ];
}

const listTags = (tags: readonly string[]) => tags.map((tag) => `docusaurus_tag:${tag}`);
