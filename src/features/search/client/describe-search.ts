import type { BundledSite } from '../../../config/bundled-site.ts';
import { sortVersions } from '../../../content/docs-versions.ts';
import type { SearchOptions } from '../field.ts';
import { searchOptions } from '../options.ts';
import type { SearchScope } from './facet-filters.ts';
import type { HitAddresses } from './search-links.ts';

/** What the modal and the results page know about the search, with either provider. */
export type SearchSettings = SearchScope &
  HitAddresses & {
    provider: SearchOptions['provider'];
    /** Part of the storage keys of recent and favorite searches. */
    indexName: string;
    /** The path of the results page, with base path. */
    pagePath: string;
    /** The address for reporting a query without results, which replaces `{query}`. */
    missingResultsUrl?: string | undefined;
    /** Queries for somebody who has not searched before. */
    suggestions: readonly string[];
    /** The names of the versions of the docs, the last one first, if there are several. */
    versions?: readonly string[];
  };

/** The part of the configuration that is bundled for browsers. */
export function describeSearch(site: BundledSite): SearchSettings {
  const { baseUrl, docs, languages, locales, url } = site;
  const search = searchOptions(site);
  const { provider, contextualSearch, searchPagePath, suggestions } = search;
  const algolia = provider === 'algolia' ? search.algolia : undefined;
  const [version] = sortVersions(docs.versions);
  const tags = ['default', `docs-default-${version?.name ?? 'current'}`];
  return {
    provider,
    indexName: algolia?.indexName ?? nameOf(url) + (languages ? `-${locales.default}` : ''),
    pagePath: baseUrl + searchPagePath.slice(1),
    baseUrl,
    suggestions,
    missingResultsUrl: search.missingResultsUrl ?? newIssueOf(docs.editUrl),
    ...(docs.versions.length > 1 && {
      versions: sortVersions(docs.versions).map(({ name }) => name),
    }),
    ...(contextualSearch && { context: { language: locales.default, tags } }),
    ...(algolia?.facetFilters && { facetFilters: algolia.facetFilters }),
    ...(algolia?.externalUrlRegex && { externalUrlRegex: algolia.externalUrlRegex }),
    ...(algolia?.replaceSearchResultPathname && {
      replacePathname: algolia.replaceSearchResultPathname,
    }),
  };
}

/** `stylexjs` of `https://stylexjs.com`. */
function nameOf(url: string): string {
  const { hostname } = new URL(url);
  return hostname.split('.').at(-2) ?? hostname;
}

/** A new issue of the repository on GitHub in which pages are edited. */
function newIssueOf(editUrl = ''): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(editUrl) ?? [];
  return repository && `${repository}/issues/new?title=Search:%20no%20results%20for%20{query}`;
}
