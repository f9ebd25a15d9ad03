import type { SearchSettings } from './describe-search.ts';

/** Where to report that a query should have results, if the site has such an address. */
export function missingResultsAddress(
  { missingResultsUrl }: SearchSettings,
  query: string,
): string | undefined {
  return missingResultsUrl?.replace('{query}', encodeURIComponent(query));
}
