import type { SearchSettings } from './describe-search.ts';

/** The address for reporting that a query should have results, if the site has one. */
export function missingResultsAddress(
  { missingResultsUrl }: SearchSettings,
  query: string,
): string | undefined {
  return missingResultsUrl?.replace('{query}', encodeURIComponent(query));
}
