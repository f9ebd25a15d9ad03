import type { SearchSettings } from './describe-search.ts';

/** Where it can be told that a query should have results, if the site has such a place. */
export function missingResultsAddress(
  { missingResultsUrl }: SearchSettings,
  query: string,
): string | undefined {
  return missingResultsUrl?.replace('{query}', encodeURIComponent(query));
}
