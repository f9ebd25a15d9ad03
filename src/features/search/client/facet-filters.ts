import type { FacetFilters } from './search-client.ts';

/** The filters of every query; without contextual search there is no `context`. */
export type SearchScope = {
  context?: { language: string; tags: readonly string[] };
  /** From the site's configuration. */
  facetFilters?: FacetFilters;
};

/** The facet filters of the modal. */
export function filterModal({ context, facetFilters = [] }: SearchScope): FacetFilters {
  if (!context) return facetFilters;
  return [`language:${context.language}`, listTags(context.tags), ...facetFilters];
}

/**
 * The facet filters of the results page.
 * @param without a facet whose values are counted: its own filter would hide them
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
