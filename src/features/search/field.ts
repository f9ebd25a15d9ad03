import { z } from 'zod';
import { basePath } from '../../links/path-schema.ts';

const facetFilters = z.array(z.union([z.string(), z.array(z.string())]));

const pattern = z.string().refine(isPattern, 'expected a regular expression');

/** The fields for Algolia. Use only the search key: everybody can read it in the pages. */
const algolia = z.strictObject({
  /** It becomes part of the addresses that pages may connect to. */
  appId: z.string().regex(/^[A-Za-z\d]+$/, 'expected the id of an application at Algolia'),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
  /**
   * Filters of every query besides those of `contextualSearch`: a hit must match every entry of the list, and one
   * of each list in it.
   */
  facetFilters: facetFilters.optional(),
  /** Hits whose address fits this regular expression belong to another site and keep it. */
  externalUrlRegex: pattern.optional(),
  /** A replacement in the paths of hits, if the index has other paths than this site. */
  replaceSearchResultPathname: z
    .strictObject({ from: z.string().min(1), to: z.string() })
    .optional(),
});

const options = z
  .strictObject({
    /** `local`: an index that the build makes, without another origin; `algolia`: the hosted service. */
    provider: z.enum(['local', 'algolia']).default('local'),
    algolia: algolia.optional(),
    /** False to search pages of all languages and versions. */
    contextualSearch: z.boolean().default(true),
    searchPagePath: basePath.default('/search/'),
    /** Where a visitor can report a query without results; a new issue of the source repository by default. */
    missingResultsUrl: z.url().optional(),
    /** Queries that the modal suggests to somebody who has not searched before. */
    suggestions: z.array(z.string().trim().min(1).max(40)).max(6).default([]),
  })
  .refine(({ provider, algolia: keys }) => provider === 'local' || keys, {
    path: ['algolia'],
    error: 'expected appId, apiKey and indexName, which the provider "algolia" needs',
  });

/** The search provider: by default the index that the build makes, `false` for no search. */
export const field = z.union([z.literal(false), options]).prefault({});

export type SearchOptions = z.output<typeof options>;

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
